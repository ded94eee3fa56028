// What is said at a table, but for those whom this viewer does not want to hear.
import { SvelteSet } from 'svelte/reactivity';
import type { Said } from '../../net/wire';
import { keepMuted, mutedAt } from '../muted';
import { note } from '../notes.svelte';
import { spoken } from '../talk';

const KEPT = 50;

export class Conversation {
  said = $state.raw<Said[]>([]);
  /** Names this viewer does not want to hear; nobody else knows. */
  readonly muted: SvelteSet<string>;
  readonly #match: string;

  constructor(match: string) {
    this.#match = match;
    this.muted = new SvelteSet(mutedAt(match));
  }

  hear(news: Said, own: boolean): void {
    if (this.muted.has(news.name)) return;
    this.said = [...this.said.slice(1 - KEPT), news];
    if (!own) note('info', news.side ? 'talk-said-side' : 'talk-said', { name: news.name, words: spoken(news) });
  }

  /** Hear somebody no more, or again. */
  mute(name: string, on: boolean): void {
    if (on) this.muted.add(name);
    else this.muted.delete(name);
    keepMuted(this.#match, this.muted);
  }
}
