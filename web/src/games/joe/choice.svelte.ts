// What the player has in mind: a group of moves, what a tapped zone means, and who is looked at.
import type { Group, Offer } from './offers';

/** What tapping a zone does. */
export type Mode = 'go' | 'drag' | 'throw' | 'place';

export class Choice {
  group = $state<Group | null>(null);
  /** Whose sheet is open. */
  figure = $state<string | null>(null);
  /** The zone that dynamite is aimed at: it is looked at before it is thrown. */
  #aim = $state<string | null>(null);
  /** Whether whoever is tied comes along. */
  dragging = $state(false);

  constructor(private readonly offers: () => Offer[]) {}

  get aim(): string | null {
    return this.mode === 'throw' && this.zones.some(({ zone }) => zone === this.#aim) ? this.#aim : null;
  }

  set aim(zone: string | null) {
    this.#aim = zone;
    if (zone !== null) this.figure = null;
  }

  /** Whether a captive could come along. */
  get mayDrag(): boolean {
    return this.#offers('drag').length > 0;
  }

  /** What a zone means: in a fight where dynamite flies, else where one goes or begins. */
  get mode(): Mode {
    if (this.open === 'fight') return 'throw';
    if (this.#offers('place').length > 0) return 'place';
    return this.dragging && this.mayDrag ? 'drag' : 'go';
  }

  /** The groups that have something to offer. */
  get groups(): Group[] {
    return [...new Set(this.offers().map(({ group }) => group))];
  }

  /** The group that is open: the one chosen, if it has anything; who reacts to an enemy thinks of a fight first. */
  get open(): Group | null {
    if (this.group !== null && this.groups.includes(this.group)) return this.group;
    const reacts = this.#offers('word').some(({ thing }) => thing === 'pass');
    return reacts && this.groups.includes('fight') ? 'fight' : (this.groups[0] ?? null);
  }

  /** The moves that tapping a zone may mean now. */
  get zones(): Offer[] {
    return this.#offers(this.mode);
  }

  /** All that can be done to somebody. */
  against(name: string): Offer[] {
    return this.offers().filter(({ target }) => target === name);
  }

  #offers(kind: string): Offer[] {
    return this.offers().filter((offer) => offer.kind === kind);
  }
}
