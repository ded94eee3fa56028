import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Frame } from '../net/wire';
import { frame } from '../tests/house';
import { FramePacing } from './framePacing.svelte';
import { settings } from './settings.svelte';

let shown: number[];
let hurried: boolean[];
let now: number;
let pacing: FramePacing;
/** How long each frame is looked at; 0 where nothing is said. */
let times: Record<number, number>;

beforeEach(() => {
  vi.useFakeTimers();
  [shown, hurried, now, times] = [[], [], 0, {}];
  settings.speed = 'normal';
  pacing = new FramePacing(
    ({ seq }) => {
      shown.push(seq);
      now = seq;
      pacing.look(times[seq] ?? 0);
    },
    (on) => hurried.push(on),
  );
});
afterEach(() => {
  pacing.close();
  vi.useRealTimers();
});

const come = (...frames: Partial<Frame>[]): void => {
  for (const each of frames) pacing.receive(frame(each), now);
};
const CLOCK = { banks: [1, 1], turn: 1, running: [0] };

test('what nobody needs to look at is shown at once', () => {
  come({ seq: 1 }, { seq: 2 }, { seq: 3 });
  expect(shown).toEqual([1, 2, 3]);
});

test('what happens while one looks waits for its turn', () => {
  times = { 1: 1000, 2: 1000 };
  come({ seq: 1 }, { seq: 2 }, { seq: 3 });
  expect(shown).toEqual([1]);
  expect(pacing.waiting).toBe(2);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([1, 2, 3]);
  expect(pacing.looking).toBe(false);
});

test('the frames of one moment come together, and count once', () => {
  times = { 1: 1000 };
  come({ seq: 1 }, { seq: 2, seat: 0 }, { seq: 2, seat: 1 });
  expect(pacing.waiting).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([1, 2, 2]);
});

test('the same position anew is shown at once', () => {
  times = { 1: 1000 };
  come({ seq: 1 }, { seq: 1 });
  expect(shown).toEqual([1, 1]);
});

test.each([
  ['slow', 2],
  ['normal', 1],
  ['fast', 0.5],
] as const)('who wants it %s looks %f times as long', (speed, factor) => {
  settings.speed = speed;
  times = { 1: 1000 };
  come({ seq: 1 });
  vi.advanceTimersByTime(1000 * factor - 1);
  expect(pacing.looking).toBe(true);
  vi.advanceTimersByTime(1);
  expect(pacing.looking).toBe(false);
});

describe('the more is waiting', () => {
  const three: Partial<Frame>[] = [{ seq: 1 }, { seq: 2 }, { seq: 3 }, { seq: 4 }];
  beforeEach(() => (times = { 1: 1000, 2: 1000 }));

  test('the shorter one looks', () => {
    come(...three);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(500); // two wait
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  test('who wants it slow is left in peace', () => {
    settings.speed = 'slow';
    come(...three);
    vi.advanceTimersByTime(2000);
    vi.advanceTimersByTime(1999);
    expect(shown).toEqual([1, 2]);
  });

  test.each([{ window: 500 }, { clock: CLOCK, legal: ['17^'] }])('unless somebody’s time runs: %o', (pressing) => {
    settings.speed = 'slow';
    come({ seq: 1 }, { seq: 2 }, { seq: 3 }, { seq: 4, ...pressing });
    vi.advanceTimersByTime(2000);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([1, 2, 3, 4]);
  });
});

describe('a pause', () => {
  beforeEach(() => {
    times = { 1: 1000, 2: 1000 };
    pacing.pause(true);
  });

  test('keeps everything back, and steps show it one by one', () => {
    come({ seq: 1 }, { seq: 2 }, { seq: 3 });
    vi.advanceTimersByTime(10_000);
    expect(shown).toEqual([]);
    pacing.step();
    pacing.step();
    expect(shown).toEqual([1, 2]);
    expect(pacing.paused).toBe(true);
    pacing.pause(false);
    expect(shown).toEqual([1, 2, 3]);
  });

  test('ends when somebody’s time runs', () => {
    come({ seq: 1 }, { seq: 2, clock: CLOCK, legal: ['17^'] });
    expect(pacing.paused).toBe(false);
    expect(shown).toEqual([1]);
  });

  test('is no pause for a clock that waits for somebody else', () => {
    come({ seq: 1 }, { seq: 2, clock: CLOCK });
    expect(pacing.paused).toBe(true);
  });

  test('is skipped with all that waits', () => {
    come({ seq: 1 }, { seq: 2 }, { seq: 3 });
    pacing.skip();
    expect(shown).toEqual([1, 2, 3]);
    expect([pacing.paused, pacing.looking]).toEqual([false, false]);
  });
});

test('whoever has seen enough sees the next moment', () => {
  times = { 1: 1000, 2: 1000 };
  come({ seq: 1 }, { seq: 2 }, { seq: 3 });
  pacing.hurry();
  expect(shown).toEqual([1, 2]);
  pacing.hurry();
  pacing.hurry();
  expect(shown).toEqual([1, 2, 3]);
});

describe('who rushes', () => {
  test('sees all at once and lets bots hurry, until there is something to decide', () => {
    times = { 1: 1000, 2: 1000, 3: 1000 };
    come({ seq: 1 }, { seq: 2 });
    pacing.rush(true);
    pacing.rush(true);
    come({ seq: 3 }, { seq: 4, legal: ['17^'] });
    expect(shown).toEqual([1, 2, 3, 4]);
    expect(hurried).toEqual([true, false]);
    expect(pacing.rushing).toBe(false);
  });

  test('stops at the end, and by a pause', () => {
    pacing.rush(true);
    come({ seq: 1, ending: { scores: [], ranks: [], reason: '', rule: '' } });
    expect(pacing.rushing).toBe(false);
    pacing.rush(true);
    pacing.pause(true);
    expect(hurried).toEqual([true, false, true, false]);
  });
});

test('no race waits for what one lingers at', () => {
  come({ seq: 1 });
  pacing.linger(1000);
  expect(pacing.looking).toBe(true);
  come({ seq: 2 });
  expect(shown).toEqual([1, 2]);
});
