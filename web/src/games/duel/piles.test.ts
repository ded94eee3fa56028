import { describe, expect, test } from 'vitest';
import type { DuelView } from '../../net/wire';
import {
  baseOf,
  directionOf,
  goalOf,
  isTheirs,
  ownerOf,
  readOffer,
  readOffers,
  stepTo,
  textOf,
  topOf,
  wayOf,
  whyOver,
} from './piles';

const side = (rising: number, falling: number, held: number, deck = 0): object => ({
  rising,
  falling,
  hand_size: held,
  deck_size: deck,
});
const view = (winner: number | null, ...sides: object[]): DuelView => ({ winner, sides }) as unknown as DuelView;

test.each(['17^', '3v', '59>^', '2>v'])('%s is an offer, and its own text', (text) => {
  expect(textOf(readOffer(text)!)).toBe(text);
});

test('what lays no card is no offer', () => {
  expect(readOffers(['end', '17^', '17', '^', '17^>'])).toEqual([{ card: 17, pile: '^' }]);
});

test('piles have a direction and an owner, seen from a seat', () => {
  expect(
    (['^', 'v', '>^', '>v'] as const).map((pile) => [directionOf(pile), isTheirs(pile), ownerOf(pile, 1)]),
  ).toEqual([
    ['rising', false, 1],
    ['falling', false, 1],
    ['rising', true, 0],
    ['falling', true, 0],
  ]);
  const table = view(null, side(10, 40, 1), side(12, 38, 1));
  expect((['^', 'v', '>^', '>v'] as const).map((pile) => topOf(table, pile, 1))).toEqual([12, 38, 10, 40]);
});

test('a pile goes from its base to the last card of the box', () => {
  expect([baseOf('rising', 59), goalOf('rising', 59), baseOf('falling', 59), goalOf('falling', 59)]).toEqual([
    1, 59, 60, 2,
  ]);
});

describe('what a card does', () => {
  test.each([
    ['17^', 10, 7, 'step'],
    ['17^', 27, -10, 'jump'],
    ['17v', 30, 13, 'step'],
    ['17v', 7, -10, 'jump'],
  ])('%s on %i goes %i: a %s', (text, top, steps, way) => {
    const offer = readOffer(text)!;
    expect(stepTo(offer.card, top, directionOf(offer.pile))).toBe(steps);
    expect(wayOf(offer, top)).toBe(way);
  });

  test('on the other’s pile is a favour, whatever lies there', () => {
    expect(wayOf({ card: 17, pile: '>^' }, 10)).toBe('help');
  });
});

test('a match is over because the winner has no card left, or the loser is stuck', () => {
  expect(whyOver(view(null, side(1, 60, 6), side(1, 60, 6)))).toBeNull();
  expect(whyOver(view(0, side(1, 60, 0), side(1, 60, 6)))).toBe('emptied');
  expect(whyOver(view(0, side(1, 60, 0, 3), side(1, 60, 6)))).toBe('stuck');
});
