import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CriticWords } from '../games/contract';
import type { Hindsight, Remark, Replay, ReplayPosition } from '../net/wire';
import { answering } from '../tests/house';
import { page, position, replay, timed } from '../tests/replays';
import { gameWith } from '../tests/game';
import { withWords } from '../tests/words';
import { courseAt } from './course';
import { loadMoreWords } from './language.svelte';
import { ReplayState } from './replay.svelte';
import { settings } from './settings.svelte';
import { Views } from './views.svelte';

interface Happened {
  says: string;
  weight?: number;
}
const critic: CriticWords<{ at: number }, Happened> = {
  part: ({ at }) => (at < 4 ? 1 : 2),
  parties: () => [
    { name: 'Anna', seats: [0], colour: 0 },
    { name: 'Bert', seats: [1], colour: 1 },
  ],
  remark: () => '',
  weight: ({ weight = 0 }) => weight,
};
const module = gameWith<{ at: number }, Happened>({ critic, lasts: (events) => events.length * 3000 });

/** Nature moves between 1 and 2. */
const POSITIONS = [
  position(0, { to_move: [0] }),
  position(1, { to_move: [], events: [{ says: 'a' }] }),
  position(2, { to_move: [1], events: [{ says: 'b' }] }),
  position(3, { to_move: [0], events: [{ says: 'c', weight: 2 }] }),
  position(4, { to_move: [], events: [{ says: 'd', weight: 5 }] }),
];

/** A replay at its beginning, with the views of so many positions. */
async function open(given: Replay = replay(POSITIONS), seat = 0, seen = true): Promise<ReplayState> {
  answering({ 'GET /api/matches/m1/replay/views/0': page(0, given.positions.length) });
  const views = new Views('m1', given);
  if (seen) await views.bring();
  return new ReplayState(given, views, module, seat);
}

const remark = (index: number, seat: number, cost = 0.1): Remark => ({
  index,
  seat,
  move: '17^',
  cost,
  advice: { figures: {}, choices: [] },
});
const hindsight = (more: Partial<Hindsight> = {}): Hindsight => ({
  remarks: [],
  costliest: [],
  unit: 'chance',
  course: [],
  turns: [],
  ...more,
});

beforeEach(() => withWords());
afterEach(() => {
  vi.useRealTimers();
  settings.speed = 'normal';
});

test('it stops where somebody is to move, and at the end; nature’s moves are part of a step', async () => {
  const state = await open();
  expect(state.stops.map(({ position: { seq } }) => seq)).toEqual([0, 2, 3, 4]);
  expect(state.stops[1]?.events).toEqual([{ says: 'a' }, { says: 'b' }]);
  expect([state.last, state.raced]).toEqual([3, false]);
});

test('a race stops at every answer, and before every reveal', async () => {
  const raced = [
    position(0, { to_move: [] }),
    position(1, { to_move: [0, 1], fore: 2000 }),
    position(2, { to_move: [], timing: timed(700), seat: 0 }),
    position(3, { to_move: [] }),
    position(4, { to_move: [] }),
  ];
  const state = await open(replay(raced));
  expect(state.stops.map(({ position: { seq } }) => seq)).toEqual([0, 1, 2, 4]);
  expect(state.raced).toBe(true);
  expect(state.wait).toEqual({ lasted: 2000, shown: 2000 });
  state.speed = 0.5;
  state.to(1);
  expect(state.wait).toEqual({ lasted: 700, shown: 1400 });
  expect(state.race?.phase).toBe('race');
});

test('nobody goes further than the first and the last stop', async () => {
  const state = await open();
  state.to(99);
  expect(state.at).toBe(3);
  state.to(-1);
  expect(state.at).toBe(0);
  state.toMoves(2);
  expect(state.stop?.position.seq).toBe(2);
  state.toMoves(1); // within a step: where it begins
  expect(state.stop?.position.seq).toBe(0);
});

test('a stop is shown once what everybody saw there has come', async () => {
  const state = await open(replay(POSITIONS), 0, false);
  state.to(2);
  expect([state.at, state.shown]).toEqual([2, 0]);
  await state.views.bring();
  expect(state.shown).toBe(2);
});

test('its address says where it stands, but for the beginning', async () => {
  const state = await open();
  expect(state.link('m1')).toBe('/r/m1');
  state.to(1);
  expect(state.link('m1')).toBe('/r/m1/2');
});

describe('while it runs', () => {
  test('each stop is looked at for as long as its events take, and it ends at the end', async () => {
    vi.useFakeTimers();
    const state = await open();
    state.toggle();
    const step = (wait: number): void => {
      const stop = state.walk();
      vi.advanceTimersByTime(wait - 1);
      const before = state.at;
      vi.advanceTimersByTime(1);
      expect(state.at).toBe(before + 1);
      stop?.();
    };
    step(900); // nothing happened yet
    step(6000); // two things
    settings.speed = 'fast';
    step(1500);
    expect(state.running).toBe(false);
    expect(state.walk()).toBeUndefined();
    state.toggle(); // again from the beginning
    expect([state.at, state.running]).toEqual([0, true]);
  });

  test('it waits for views that are still to come', async () => {
    const state = await open(replay(POSITIONS), 0, false);
    state.to(1);
    state.toggle();
    expect(state.walk()).toBeUndefined();
  });
});

describe('what is said of decisions', () => {
  test('is said where their result is shown', async () => {
    const state = await open();
    state.hindsight = hindsight({ remarks: [remark(0, 0), remark(2, 1)] });
    state.to(1);
    expect(state.remark?.index).toBe(0);
    state.to(2);
    expect(state.remark?.index).toBe(2);
    state.to(3);
    expect(state.remark).toBeNull();
  });

  test('is marked for the seat one looks from, the worst first', async () => {
    const state = await open();
    state.hindsight = hindsight({ remarks: [remark(0, 0), remark(2, 1), remark(3, 0)], costliest: [3, 2, 0] });
    expect(state.marks.map(({ at }) => at)).toEqual([3, 1]);
    state.seat = 1;
    expect(state.marks.map(({ at }) => at)).toEqual([2]);
  });

  test('has a price in chances or in points', async () => {
    const state = await open();
    state.hindsight = hindsight();
    expect(state.price(remark(0, 0, 0.123))).toBe('−12%');
    state.hindsight = hindsight({ unit: 'points' });
    expect(state.price(remark(0, 0, 1.5))).toBe('-1.5');
  });
});

test('what if: the match goes on from here against a bot, with its options', async () => {
  const state = await open(
    replay(POSITIONS, { options: { scenario: 'dowry', round_limit: '7', touch_move: 'true' } }),
    1,
  );
  state.to(1);
  expect(state.whatIf('m1', 'planner')).toEqual({
    game: 'duel',
    seats: [{ kind: 'bot', name: 'planner' }, { kind: 'me' }],
    options: { scenario: 'dowry', round_limit: 7, touch_move: true },
    fork: { match: 'm1', moves: 2 },
  });
});

test('bots are called as at the table', async () => {
  const state = await open(replay(POSITIONS, { players: ['honest', ''] }));
  expect(state.names).toEqual(['The Preacher', '2']);
});

describe('the course of a match', () => {
  const standings = [0.5, 0.55, 0.2, 0.25, 0.9].map((chance, index) => ({ index, chances: [chance, 1 - chance] }));

  test('is that of the part one looks at, with where it turned', async () => {
    const state = await open();
    expect(courseAt(state, 0)).toBeNull();
    state.hindsight = hindsight({ course: standings, turns: [4, 2] });
    const course = courseAt(state, 0);
    expect(course?.standings.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4]);
    expect(course?.turns.map(({ index, party }) => [index, party.name])).toEqual([
      [2, 'Bert'],
      [4, 'Anna'],
    ]);
    expect(course?.turns[1]).toMatchObject({ moves: 4, before: 0.25, after: 0.9, events: [{ says: 'd', weight: 5 }] });
    expect(course?.turns[0]?.events).toEqual([]); // nothing of weight
  });

  test('is told once all views are here', async () => {
    const state = await open(replay(POSITIONS), 0, false);
    state.hindsight = hindsight({ course: standings });
    expect(courseAt(state, 0)).toBeNull();
  });
});

test('who has played a seat is named one after the other, and what was settled is told where it was', async () => {
  await loadMoreWords('table');
  const sits = (seq: number, name: string): ReplayPosition =>
    position(seq, { arranged: { seat: 1, what: 'sits', name } });
  const given = [position(0), sits(1, 'Zeb'), sits(2, 'Cleo'), position(3)];
  const state = await open(replay(given, { holders: [['Anna'], ['Bert', 'Zeb', 'Cleo']] }));
  expect(state.names).toEqual(['Anna', 'Bert → Zeb → Cleo']);
  expect([0, 1, 2, 3].map((stop) => state.settled(stop))).toEqual([
    [],
    ['Zeb plays in the place of Bert from now on.'],
    ['Cleo plays in the place of Zeb from now on.'],
    [],
  ]);
});
