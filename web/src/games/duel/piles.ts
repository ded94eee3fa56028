// The four piles as one player sees them, and what the offered moves say about them.
import type { DuelView, DuelLaid } from '../../net/wire';

/** Own rising and falling pile, then the opponent's: the endings of the moves' texts. */
export const PILES = ['^', 'v', '>^', '>v'] as const;
export type Pile = (typeof PILES)[number];
export type Way = DuelLaid['way'];
export type Direction = DuelLaid['pile'];

/** A card that may be laid on a pile now. */
export interface Offer {
  card: number;
  pile: Pile;
}

export const END = 'end';

/** The highest card of the whole box; there are smaller ones for study. */
export const HIGHEST = 59;

/** The card that a pile begins with, in a box with this highest card. */
export function baseOf(direction: Direction, highest: number): number {
  return direction === 'rising' ? 1 : highest + 1;
}

/** The last card that a pile can go to. */
export function goalOf(direction: Direction, highest: number): number {
  return direction === 'rising' ? highest : 2;
}

export function textOf({ card, pile }: Offer): string {
  return `${card}${pile}`;
}

/** The move as an offer, or null if it lays no card. */
export function readOffer(text: string): Offer | null {
  const found = /^(\d+)(>?[\^v])$/.exec(text);
  return found ? { card: Number(found[1]), pile: found[2] as Pile } : null;
}

export function readOffers(legal: string[]): Offer[] {
  return legal.map(readOffer).filter((offer) => offer !== null);
}

export function directionOf(pile: Pile): Direction {
  return pile.endsWith('^') ? 'rising' : 'falling';
}

export function isTheirs(pile: Pile): boolean {
  return pile.startsWith('>');
}

/** The seat that owns the pile, for the player on `seat`. */
export function ownerOf(pile: Pile, seat: number): number {
  return isTheirs(pile) ? 1 - seat : seat;
}

/** How far a card is from the top of a pile, counted in the pile's direction: negative is back. */
export function stepTo(card: number, top: number, direction: Direction): number {
  return direction === 'rising' ? card - top : top - card;
}

/** What an offered card does to a pile with this top: it goes on, jumps back, or helps the opponent. */
export function wayOf({ card, pile }: Offer, top: number): Way {
  if (isTheirs(pile)) return 'help';
  return stepTo(card, top, directionOf(pile)) < 0 ? 'jump' : 'step';
}

/** Why a match is over: the winner has nothing left, or the loser cannot go on. */
export function whyOver({ sides, winner }: DuelView): 'emptied' | 'stuck' | null {
  if (winner === null) return null;
  const { hand_size: held, deck_size: deck } = sides[winner]!;
  return held + deck === 0 ? 'emptied' : 'stuck';
}

export function hasLost({ winner }: DuelView, seat: number): boolean {
  return winner !== null && winner !== seat;
}

export function topOf(view: DuelView, pile: Pile, seat: number): number {
  return view.sides[ownerOf(pile, seat)]![directionOf(pile)];
}
