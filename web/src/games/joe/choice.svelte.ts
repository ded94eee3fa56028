// What the player has in mind: a group of moves, what a tapped zone means, and who is looked at.
import { explodes, trades, type Group, type Offer } from './offers';

/** What tapping a zone does. */
export type Mode = 'go' | 'drag' | 'throw' | 'place';

export class Choice {
  /** The group that was opened last, and in answer to what. */
  #group = $state.raw<{ group: Group; question: string } | null>(null);
  /** Whose sheet is open. */
  figure = $state<string | null>(null);
  /** The throw of dynamite that is looked at before it is made. */
  #aim = $state.raw<{ text: string; question: string } | null>(null);
  /** Whether whoever is tied comes along. */
  dragging = $state(false);
  /** Whether one chooses where dynamite falls. */
  #throwing = $state(false);

  /** `question` names what is asked: another question forgets what was open. */
  constructor(
    private readonly offers: () => Offer[],
    private readonly question: () => string,
  ) {}

  get aim(): Offer | null {
    const text = this.#aim?.question === this.question() ? this.#aim.text : null;
    return this.offers().find((offer) => offer.text === text && explodes(offer)) ?? null;
  }

  set aim(offer: Offer | null) {
    this.#aim = offer && { text: offer.text, question: this.question() };
    if (offer !== null) this.figure = null;
  }

  get group(): Group | null {
    return this.#group?.question === this.question() ? this.#group.group : null;
  }

  set group(group: Group | null) {
    this.#group = group === null ? null : { group, question: this.question() };
    this.#throwing = false;
  }

  get throwing(): boolean {
    return this.#throwing && this.open === 'fight' && this.sticks.length > 0;
  }

  set throwing(on: boolean) {
    this.#throwing = on;
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

  /** Where dynamite may fly: at somebody, or into a zone in which there is nobody to throw it at. */
  get sticks(): Offer[] {
    const bombs = this.#offers('bomb');
    const empty = this.#offers('throw').filter(({ zone }) => bombs.every((bomb) => bomb.zone !== zone));
    return [...bombs, ...empty];
  }

  /** All throws that fall into a zone. */
  into(zone: string | null): Offer[] {
    return this.offers().filter((offer) => explodes(offer) && offer.zone === zone);
  }

  /** With whom something can be exchanged. */
  get partners(): string[] {
    return [...new Set(this.offers().flatMap((offer) => (trades(offer) && offer.target ? [offer.target] : [])))];
  }

  /** All that can be done to somebody. */
  against(name: string): Offer[] {
    return this.offers().filter(({ target }) => target === name);
  }

  /** Something is done: nothing is looked at closer any more. */
  settle(): void {
    this.figure = null;
    this.aim = null;
    this.#throwing = false;
  }

  /** Open whatever has this move in it. */
  reveal(offer: Offer): void {
    this.group = offer.group;
    this.#throwing = explodes(offer);
    this.aim = null;
    this.figure = trades(offer) ? offer.target : null;
  }

  #offers(kind: string): Offer[] {
    return this.offers().filter((offer) => offer.kind === kind);
  }
}
