import { describe, expect, test, vi } from 'vitest';
import { answering, no } from '../tests/house';
import { page, position, replay } from '../tests/replays';
import { changed, fetchWhole, Views, type Change } from './views.svelte';

describe('a change', () => {
  const VIEW = { stage: 'roll', dice: [1, 2, 3], players: [{ points: 1 }, { points: 2 }] };

  test.each<[string, Change, unknown]>([
    ['replaces all', [7], 7],
    ['replaces a part', { stage: ['over'] }, { ...VIEW, stage: 'over' }],
    ['takes a piece out of a list', { dice: [1, 1, []] }, { ...VIEW, dice: [1, 3] }],
    ['puts a piece into a list', { dice: [3, 0, [4, 5]] }, { ...VIEW, dice: [1, 2, 3, 4, 5] }],
    [
      'goes into parts of parts',
      { players: { 1: { points: [9] } } },
      { ...VIEW, players: [{ points: 1 }, { points: 9 }] },
    ],
    ['adds a part', { winner: [0] }, { ...VIEW, winner: 0 }],
  ])('%s', (_, change, after) => {
    expect(changed(VIEW, change)).toEqual(after);
  });

  test('leaves what it does not touch as it was, and the old value alone', () => {
    const after = changed(VIEW, { players: { 1: { points: [9] } } }) as typeof VIEW;
    expect(after.dice).toBe(VIEW.dice);
    expect(after.players[0]).toBe(VIEW.players[0]);
    expect(VIEW.players[1]).toEqual({ points: 2 });
  });
});

const REPLAY = replay(
  Array.from({ length: 7 }, (_, seq) => position(seq)),
  { page: 3 },
);
const address = (number: number): string => `GET /api/matches/m1/replay/views/${number}`;
const PAGES = { [address(0)]: page(0, 3), [address(1)]: page(3, 3), [address(2)]: page(6, 1) };

test('pages come one by one, from the one that is looked at on', async () => {
  const { asked } = answering(PAGES);
  const views = new Views('m1', REPLAY);
  views.want(4);
  expect(views.at(4)).toBeNull();
  await Promise.all([views.bring(), views.bring()]);
  expect(views.at(4)).toEqual([
    { at: 4, seat: 0 },
    { at: 4, seat: 1 },
  ]);
  expect([views.at(0), views.whole]).toEqual([null, false]);
  while (await views.bring());
  expect(asked.map(([path]) => path)).toEqual([1, 2, 0].map(address));
  expect(views.whole).toBe(true);
  expect(views.at(6)?.[1]).toEqual({ at: 6, seat: 1 });
});

test('what did not come is asked for again, as long as it is wanted', async () => {
  vi.useFakeTimers();
  const answers: Record<string, unknown> = { ...PAGES, [address(0)]: no(500, { error: 'failed-house', reason: '' }) };
  const { asked } = answering(answers);
  const views = new Views('m1', REPLAY);
  const all = views.bringAll(() => true);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(asked.length).toBeGreaterThan(1);
  answers[address(0)] = PAGES[address(0)];
  await vi.advanceTimersByTimeAsync(3_000);
  await all;
  expect(views.whole).toBe(true);
  const given = new Views('m1', REPLAY);
  await given.bringAll(() => false);
  expect(given.whole).toBe(false);
  vi.useRealTimers();
});

test('a whole match is its replay with all views', async () => {
  answering({ ...PAGES, 'GET /api/matches/m1/replay': REPLAY });
  const { views } = await fetchWhole('m1');
  expect(views.whole).toBe(true);
});
