// What the player has in mind: a number, and who shall hear it.
import type { Announcement, Offer } from './offers';

function isSaid(offer: Offer): offer is Announcement {
  return 'target' in offer;
}

export class Choice {
  number = $state<number | null>(null);
  target = $state<number | null>(null);

  readonly #offers: () => Offer[];

  constructor(offers: () => Offer[]) {
    this.#offers = offers;
  }

  /** The moves that what was chosen so far stands for, or the only one there is; an announcement needs a target. */
  get meant(): Offer[] {
    const offers = this.#offers();
    if (offers.length === 1) return offers;
    return offers.filter((offer) => offer.number === this.number && (!isSaid(offer) || offer.target === this.target));
  }

  /** Whether the number may be chosen at all. */
  offersNumber(number: number): boolean {
    return this.#offers().some((offer) => offer.number === number);
  }

  /** Whether somebody may be told anything. */
  hears(seat: number): boolean {
    return this.#said(null).some((offer) => offer.target === seat);
  }

  /** Whether somebody may be told something; with a number chosen, whether they may be told that. */
  offersTarget(seat: number): boolean {
    return this.#said(this.number).some((offer) => offer.target === seat);
  }

  /** Choose a number, or let it go; where only one other can hear it, that one is meant. */
  takeNumber(number: number): void {
    this.number = this.number === number ? null : number;
    if (this.number === null) return;
    const targets = this.#hearers(this.number);
    if (this.target === null || !targets.has(this.target)) this.target = targets.size === 1 ? [...targets][0]! : null;
  }

  /** Choose whom to tell, or let them go unless nobody else can hear the number; one that they cannot be told is forgotten. */
  takeTarget(seat: number): void {
    if (this.target === seat && this.number !== null && this.#hearers(this.number).size === 1) return;
    this.target = this.target === seat ? null : seat;
    if (this.target !== null && this.number !== null && !this.offersTarget(seat)) this.number = null;
  }

  /** Choose the next one who may be told something, or the one before. */
  turn(by: 1 | -1): void {
    const seats = [...new Set(this.#said(this.number).map((offer) => offer.target))].sort((a, b) => a - b);
    if (seats.length === 0) return;
    const at = this.target === null ? (by === 1 ? -1 : 0) : seats.indexOf(this.target);
    this.target = seats[(at + by + seats.length) % seats.length]!;
  }

  clear(): void {
    this.number = null;
    this.target = null;
  }

  /** Who can be told a number. */
  #hearers(number: number): Set<number> {
    return new Set(this.#said(number).map((offer) => offer.target));
  }

  #said(number: number | null): Announcement[] {
    const said = this.#offers().filter(isSaid);
    return number === null ? said : said.filter((offer) => offer.number === number);
  }
}
