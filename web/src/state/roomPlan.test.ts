import { describe, expect, test } from 'vitest';
import { match, room, somebody } from '../tests/rooms';
import { fitOf, free, inTurn } from './roomPlan';

describe('how a game fits so many', () => {
  test.each([
    [{ fewest: 2, most: 2 }, 5, { playing: 2, out: 3, bots: 0 }],
    [{ fewest: 2, most: 8 }, 5, { playing: 5, out: 0, bots: 0 }],
    [{ fewest: 2, most: 9 }, 1, { playing: 1, out: 0, bots: 1 }],
    [{ fewest: 4, most: 6 }, 0, { playing: 0, out: 0, bots: 4 }],
  ])('%o for %i', (game, people, fit) => {
    expect(fitOf(game, people)).toEqual(fit);
  });
});

test('who sits out, is away or plays elsewhere is not free', () => {
  const people = [1, 2, 3, 4, 5, 6].map((number) =>
    somebody(number, { here: number !== 3, at: number === 1 || number === 6 ? 'm1' : null }),
  );
  const news = room({ people, unfinished: [match()] });
  expect(free(news).map((one) => one.person)).toEqual([2, 5, 6]); // 6 only looks on, and 1 plays
});

test('who has played least tonight comes first', () => {
  const score = (number: number, played: number): never =>
    ({ person: number, name: '', played, wins: 0, places: [played] }) as never;
  const people = [1, 2, 3].map((number) => somebody(number));
  expect(inTurn(people, { tonight: [score(1, 2), score(2, 1)] }).map((one) => one.person)).toEqual([3, 2, 1]);
  expect(inTurn(people, { tonight: [] }).map((one) => one.person)).toEqual([1, 2, 3]);
});
