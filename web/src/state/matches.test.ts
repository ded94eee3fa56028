import { beforeAll, describe, expect, test } from 'vitest';
import type { MatchInfo } from '../net/wire';
import { withWords } from '../tests/words';
import { against, result, unfinished } from './matches';

beforeAll(() => withWords('matches', 'table'));

const match = (more: Partial<MatchInfo>): MatchInfo => ({
  match: 'm1',
  game: 'bluff',
  phase: 'over',
  created: 0,
  names: ['Anna', 'Bert'],
  yours: [0],
  waiting: false,
  moves: 3,
  what_if: false,
  ranks: null,
  ...more,
});

describe('who sits at the other seats', () => {
  test.each([
    [['Anna', 'Bert'], [0], 'Bert'],
    [['Anna', 'Bert', 'honest'], [0], 'Bert and The Preacher'],
    [['Anna', ''], [0], 'Free seat'],
    [['Anna', 'Bert'], [0, 1], 'Anna – Bert'],
  ])('%j seen from %j is %s', (names, yours, told) => {
    expect(against(match({ names, yours }))).toBe(told);
  });

  test('who has given no name is called so in the reader’s language', () => {
    expect(against(match({ names: ['Anna', 'Inconnu'] }))).toBe('Stranger');
  });
});

describe('how it ended', () => {
  test.each([
    [[1, 2], [0], 'Won'],
    [[1, 2], [1], 'Lost'],
    [[1, 1], [1], 'Draw'],
    [[1, 2, 3], [1], '2'],
  ])('ranks %j for seat %j: %s', (ranks, yours, told) => {
    expect(result(match({ ranks, yours })).toLowerCase()).toContain(told.toLowerCase());
  });

  test('is not told to who has several seats, or none, or of what nobody has kept', () => {
    expect(result(match({ ranks: [1, 2], yours: [0, 1] }))).toBe('');
    expect(result(match({ ranks: [1, 2], yours: [] }))).toBe('');
    expect(result(match({ ranks: null }))).toBe('');
  });
});

test('what is over is not unfinished, and what waits for the viewer comes first', () => {
  const all = [
    match({ match: 'a', phase: 'playing' }),
    match({ match: 'b' }),
    match({ match: 'c', phase: 'gathering', waiting: true }),
  ];
  expect(unfinished(all).map((each) => each.match)).toEqual(['c', 'a']);
});
