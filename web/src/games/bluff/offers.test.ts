import { expect, test } from 'vitest';
import type { BluffView } from '../../net/wire';
import { chanceOf, numbersOf, ownerOf, readOffer, readOffers, sumOf, textOf, worthOf } from './offers';

const VIEW = {
  worth: [4, 3, 2],
  chances: [1, 3, 6],
  players: [{ tokens: [] }, { tokens: [4, 5] }],
} as unknown as BluffView;

test.each(['claim 2 16', 'steal 0 9', 'doublet 7', 'return 9', 'give 18'])(
  '%s is an offer, and its own text',
  (text) => {
    expect(textOf(readOffer(text)!)).toBe(text);
  },
);

test('answers are no offers', () => {
  expect(readOffers(['ok', 'bluff', 'roll', 'claim 2', 'return 9'])).toEqual([{ kind: 'return', number: 9 }]);
});

test('tokens are counted from three, the least that three dice show', () => {
  expect(numbersOf(VIEW)).toEqual([3, 4, 5]);
  expect([worthOf(VIEW, 3), worthOf(VIEW, 5), worthOf(VIEW, 6)]).toEqual([4, 2, 0]);
  expect([chanceOf(VIEW, 3), chanceOf(VIEW, 5), chanceOf(VIEW, 6)]).toEqual([0.1, 0.6, 0]);
  expect([ownerOf(VIEW, 4), ownerOf(VIEW, 3)]).toEqual([1, null]);
  expect(sumOf([1, 2, 6])).toBe(9);
});
