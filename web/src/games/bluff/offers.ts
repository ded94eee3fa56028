// What the offered moves say: numbers to announce and to whom, tokens to take, to return or to give.
import type { BluffView } from '../../net/wire';

export interface Announcement {
  kind: 'claim' | 'steal';
  target: number;
  number: number;
}

interface Handling {
  kind: 'doublet' | 'return' | 'give';
  number: number;
}

export type Offer = Announcement | Handling;
export type Dice = [number, number, number];

export const OK = 'ok';
export const BLUFF = 'bluff';
/** To have looked under the own cup: no move, but a step of the lesson. */
export const LOOK = 'look';

/** The lowest token: three dice show at least that. */
const LOWEST = 3;

export function textOf(offer: Offer): string {
  return 'target' in offer ? `${offer.kind} ${offer.target} ${offer.number}` : `${offer.kind} ${offer.number}`;
}

/** The move as an offer, or null if it is an answer. */
export function readOffer(text: string): Offer | null {
  const said = /^(claim|steal) (\d+) (\d+)$/.exec(text);
  if (said) return { kind: said[1] as Announcement['kind'], target: Number(said[2]), number: Number(said[3]) };
  const handled = /^(doublet|return|give) (\d+)$/.exec(text);
  return handled ? { kind: handled[1] as Handling['kind'], number: Number(handled[2]) } : null;
}

export function readOffers(legal: string[]): Offer[] {
  return legal.map(readOffer).filter((offer) => offer !== null);
}

/** All numbers of the tokens, in their order. */
export function numbersOf(view: BluffView): number[] {
  return view.worth.map((_, index) => index + LOWEST);
}

export function worthOf(view: BluffView, number: number): number {
  return view.worth[number - LOWEST] ?? 0;
}

/** How likely three dice show this number. */
export function chanceOf(view: BluffView, number: number): number {
  const all = view.chances.reduce((sum, ways) => sum + ways, 0);
  return (view.chances[number - LOWEST] ?? 0) / all;
}

/** The seat that has the token in front of it; null while it lies in the centre. */
export function ownerOf(view: BluffView, number: number): number | null {
  const owner = view.players.findIndex((player) => player.tokens.includes(number));
  return owner < 0 ? null : owner;
}

export function sumOf(dice: Dice): number {
  return dice[0] + dice[1] + dice[2];
}
