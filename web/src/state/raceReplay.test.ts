import { describe, expect, test } from 'vitest';
import { position, timed } from '../tests/replays';
import type { Stop } from './replay.svelte';
import { raceAt, waitedFor } from './raceReplay';

const stop = (...given: Parameters<typeof position>): Stop => ({
  position: position(...given),
  events: [],
  settled: [],
});
/** Cards after two seconds; two answers; the next cards. */
const STOPS = [
  stop(0, { to_move: [0] }),
  stop(1, { to_move: [0, 1], fore: 2000 }),
  stop(2, { seat: 1, timing: timed(700), to_move: [0] }),
  stop(3, { seat: 0, timing: timed(900), to_move: [] }),
  stop(4, { to_move: [0, 1], fore: 1500 }),
];

describe('how long people waited', () => {
  test.each([
    [0, 2000],
    [1, 700],
    [2, 200],
    [3, 1500],
    [4, null],
  ])('from stop %i: %s', (at, waited) => {
    expect(waitedFor(STOPS[at], STOPS[at + 1])).toBe(waited);
  });

  test('is not told where nothing was raced', () => {
    expect(waitedFor(stop(0), stop(1))).toBeNull();
  });

  test('is never less than nothing', () => {
    expect(waitedFor(stop(0, { timing: timed(900) }), stop(1, { timing: timed(700) }))).toBe(0);
  });
});

describe('the race as it stood', () => {
  test.each([
    [0, 'fore', []],
    [1, 'race', []],
    [2, 'rest', [1]],
    [3, 'fore', [1, 0]],
    [4, 'race', []],
  ])('at stop %i: %s, answered by %j', (at, phase, answered) => {
    const race = raceAt(STOPS, at);
    expect(race.phase).toBe(phase);
    expect(race.finishes.map(({ seat }) => seat)).toEqual(answered);
  });
});
