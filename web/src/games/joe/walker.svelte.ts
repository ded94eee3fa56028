// Walking over several zones with one tap: a way of single steps, each made when the one before has been answered.
import { untrack } from 'svelte';
import { api } from '../../net/api';
import type { JoeAnswer, JoeEvent, JoeView } from '../../net/wire';
import { note } from '../../state/notes.svelte';
import { slowness, still } from '../../state/settings.svelte';
import { nameOf } from './faces';

/** How long a step is looked at before the next one, in milliseconds. */
const STEP = 430;

interface Table {
  view: () => JoeView;
  legal: () => string[];
  events: () => JoeEvent[];
  /** Whether a move is under way. */
  pending: () => boolean;
  move: (text: string) => void;
  /** Ask why a move may not be made. */
  ask: (text: string) => void;
}

export class Walker {
  /** The zones ahead; a way that is longer than the points reach is shown before it is begun. */
  way = $state.raw<string[]>([]);
  /** Who walks, with which word, and into which zone the last step led; null while a way is only looked at. */
  #walking = $state.raw<{ who: string; verb: string; zone: string } | null>(null);

  constructor(private readonly table: Table) {
    $effect(() => {
      const view = table.view();
      if (table.pending()) return undefined;
      return untrack(() => this.#goOn(view));
    });
  }

  /** Go to a zone that is not beside one's own: at once, or if it is too far, on the second tap as far as one comes. */
  async goTo(zone: string, verb: string): Promise<void> {
    const view = this.table.view();
    const who = view.question?.character ?? view.active;
    if (who === null) return this.table.ask(`${verb} ${zone}`);
    const known = this.way.at(-1) === zone && this.#walking === null;
    const way = known ? this.way : await findWay(view, who, zone);
    if (view !== this.table.view()) return;
    if (way.length === 0 || !this.table.legal().includes(`${verb} ${way[0]}`)) return this.table.ask(`${verb} ${zone}`);
    this.way = way;
    const points = view.points_left;
    if (way.length > points && !known) {
      note('info', 'joe-page-too-far', { who: nameOf(who), steps: way.length, points });
      return;
    }
    this.#walking = { who, verb, zone: '' };
    this.#step();
  }

  /** Stay where one is. */
  stop(): void {
    this.way = [];
    this.#walking = null;
  }

  #goOn(view: JoeView): (() => void) | undefined {
    const walking = this.#walking;
    if (!walking) {
      this.way = [];
      return undefined;
    }
    const person = view.characters.find(({ name }) => name === walking.who);
    const undisturbed = this.table.events().every(({ event }) => event === 'walked');
    const [next] = this.way;
    if (!undisturbed || person?.zone !== walking.zone || view.question?.kind !== 'turn') this.stop();
    else if (next === undefined || !this.table.legal().includes(`${walking.verb} ${next}`)) this.stop();
    else {
      const timer = setTimeout(() => this.#step(), still() ? 0 : STEP * slowness());
      return () => clearTimeout(timer);
    }
    return undefined;
  }

  #step(): void {
    const [zone, ...ahead] = this.way;
    if (!this.#walking || zone === undefined) return this.stop();
    this.#walking = { ...this.#walking, zone };
    this.way = ahead;
    this.table.move(`${this.#walking.verb} ${zone}`);
  }
}

async function findWay(view: JoeView, who: string, zone: string): Promise<string[]> {
  const answer = await api.answer<JoeAnswer>('joe', view, `way ${who} ${zone}`).catch(() => null);
  return answer?.answer === 'way' ? answer.zones : [];
}
