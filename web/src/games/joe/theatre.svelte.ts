// What happened as it is played on the map: each thing in its turn, and the end of a scenario before the next one begins.
import { untrack } from 'svelte';
import type { JoeEnded, JoeEvent, JoeView } from '../../net/wire';
import { slowness, still } from '../../state/settings.svelte';
import { play } from '../../state/sounds';
import { stage, type Effect } from './drama';
import { figuresOf, type Figure } from './figures';
import { filed } from './filed';
import { figuresAt, figuresAlong, lasts } from './unfolding';

/** A scenario that is over while the next one lies on the table already. */
export interface Closing {
  view: JoeView;
  ended: JoeEnded;
  /** Its last events. */
  events: JoeEvent[];
  /** Whether the end has been seen, and is told. */
  told: boolean;
}

export class Theatre {
  /** What was shown before, and how many of the things that happened since then have been seen. */
  #before = $state.raw<JoeView | null>(null);
  #shown: JoeView | null = null;
  #seen = $state(Infinity);
  effects = $state.raw<Effect[]>([]);
  closing = $state.raw<Closing | null>(null);

  /** To be made while a component is; `view` and `events` are what the house told last. */
  constructor(
    private readonly now: () => JoeView,
    private readonly happened: () => JoeEvent[],
  ) {
    $effect.pre(() => {
      const view = this.now();
      untrack(() => this.#receive(view));
    });
    $effect(() => {
      const events = this.happened();
      return untrack(() => this.#play(events));
    });
  }

  /** The scenario that is looked at: the one that is over until one has seen its end. */
  get view(): JoeView {
    return this.closing?.view ?? this.now();
  }

  get events(): JoeEvent[] {
    return this.closing?.events ?? this.happened();
  }

  /** Those of the events that have been seen by now. */
  get told(): JoeEvent[] {
    return this.events.slice(0, this.#seen);
  }

  /** Whether there is still something to be seen. */
  readonly playing = $derived.by(() => this.#seen < this.events.length);

  /** The view in which those things lie that events do not move. */
  readonly backdrop = $derived.by(() => {
    const before = this.#before;
    return this.playing && before?.chapter === this.view.chapter ? before : this.view;
  });

  readonly figures = $derived.by((): Figure[] => {
    if (this.closing) return figuresAlong(figuresOf(this.closing.view), this.closing.events, this.#seen);
    if (this.backdrop === this.view) return figuresOf(this.view);
    return figuresAt(figuresOf(this.backdrop), figuresOf(this.view), this.events, this.#seen);
  });

  /** Where to look while something happens: whoever does it, and to whom it is done. */
  readonly spotlight = $derived.by((): [string, string] | null => {
    if (!this.playing) return null;
    const attack = this.told.findLast(({ event }) => event === 'attacked' || event === 'activated');
    if (attack?.event !== 'attacked') return null;
    const zone = (name: string): string => this.figures.find((one) => one.name === filed(name))?.zone ?? name;
    return [zone(attack.character), zone(attack.target)];
  });

  /** Turn to the scenario that lies on the table. */
  goOn(): void {
    this.closing = null;
    this.#seen = Infinity;
  }

  #receive(view: JoeView): void {
    [this.#before, this.#shown] = [this.#shown, view];
    if (this.closing) return;
    const before = this.#before;
    const events = this.happened();
    const end = events.findLastIndex(({ event }) => event === 'ended');
    const ended = events[end];
    if (before && before.chapter < view.chapter && ended?.event === 'ended')
      this.closing = { view: before, ended, events: events.slice(0, end + 1), told: still() };
    this.#seen = still() || before === null ? Infinity : 0;
  }

  /** A shot is seen and heard before its wound, and both before the grave. */
  #play(happened: JoeEvent[]): (() => void) | undefined {
    const closing = this.closing;
    if (closing?.told) return undefined;
    const events = closing?.events ?? happened;
    const drama = stage(events, this.view, figuresOf(this.#before ?? this.view), slowness());
    const at = (time: number, act: () => void) => setTimeout(act, still() ? 0 : time);
    this.effects = still() ? [] : drama.effects;
    const timers = [
      ...drama.cues.map(({ sound, after }) => at(after, () => play(sound))),
      ...drama.starts.map((start, index) => at(start, () => (this.#seen = Math.max(this.#seen, index + 1)))),
    ];
    if (closing) timers.push(at(lasts(events) * slowness() + AFTER, () => (this.closing = { ...closing, told: true })));
    return () => timers.forEach(clearTimeout);
  }
}

/** How long one looks at the village as it was left, in milliseconds. */
const AFTER = 900;
