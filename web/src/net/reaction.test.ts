import { beforeEach, describe, expect, test } from 'vitest';
import { Reaction } from './reaction';
import type { RaceNow } from './wire';

/** A device whose time a test moves, frame by frame. */
class Bench {
  time = 0;
  grain = 0.1;
  #next = 0;
  readonly #paintings = new Map<number, (at: number) => void>();

  now = (): number => Math.floor((this.time += this.grain / 4) / this.grain) * this.grain;
  frame = (painting: (at: number) => void): number => {
    this.#paintings.set((this.#next += 1), painting);
    return this.#next;
  };
  cancel = (frame: number): void => void this.#paintings.delete(frame);

  /** Paint, at this time. */
  paint(at: number): void {
    this.time = at;
    const due = [...this.#paintings.values()];
    this.#paintings.clear();
    for (const painting of due) painting(at);
  }
}

const race = (reveal: number, phase: RaceNow['phase'] = 'race'): RaceNow => ({
  phase,
  reveal,
  ready: [],
  locked: [],
  elapsed: 0,
  limit: null,
});

let bench: Bench;
let reaction: Reaction;
beforeEach(() => {
  bench = new Bench();
  reaction = new Reaction(bench);
});

/** Show the cards; they are painted with the second frame. */
function reveal(number: number, arrived: number, painted: number): void {
  reaction.shown(race(number), arrived, false);
  bench.paint(painted - 16);
  bench.paint(painted);
}

test('nothing is answered before the cards can be seen', () => {
  expect(reaction.answered(5)).toBeUndefined();
  reaction.shown(race(3), 100, false);
  bench.paint(110);
  expect(reaction.visible).toBe(false);
  expect(reaction.answered(120)).toBeUndefined();
  bench.paint(126);
  expect(reaction.visible).toBe(true);
  expect(reaction.reveal).toBe(3);
});

test('an answer counts from the painting to the event that made it', () => {
  reveal(3, 100, 126);
  expect(reaction.answered(626.04)).toMatchObject({ rt: 500, paint: 26, camera: null });
  expect(reaction.answered(626.04, 33.333)).toMatchObject({ camera: 33.3 });
  expect(reaction.answered(100)).toMatchObject({ rt: 0 }); // no clock makes anybody faster than the cards
});

test('every finger that moved is told, and those of the reveal before are not', () => {
  reaction.toggled(1, 50);
  reveal(3, 100, 126);
  reaction.toggled(4, 226);
  reaction.toggled(5, 326.55);
  expect(reaction.answered(426)?.toggles).toEqual([
    [4, 100],
    [5, 200.6],
  ]);
  reveal(4, 1000, 1026);
  expect(reaction.answered(1126)?.toggles).toEqual([]);
});

test('no more fingers are told than a bid may carry', () => {
  reveal(3, 100, 126);
  for (let finger = 0; finger < 100; finger += 1) reaction.toggled(finger % 10, 200);
  expect(reaction.answered(426)?.toggles).toHaveLength(80);
});

describe('the stamp', () => {
  beforeEach(() => reveal(3, 100, 126));

  test('stays while the same reveal is shown, whatever else changes', () => {
    reaction.shown(race(3), 300, false);
    bench.paint(320);
    bench.paint(336);
    expect(reaction.answered(626)).toMatchObject({ rt: 500 });
  });

  test('is anew when the same position comes again, as after a lost line', () => {
    reaction.shown(race(3), 300, true);
    bench.paint(320);
    bench.paint(336);
    expect(reaction.answered(636)).toMatchObject({ rt: 300 });
  });

  test('is none of what is no race', () => {
    reaction.shown(race(4, 'rest'), 300, false);
    reaction.shown(null, 300, false);
    expect(reaction.reveal).toBe(3);
  });
});

test.each([
  [16.7, 60],
  [8.3, 120],
])('frames every %f ms are %i a second, though a few are left out', (gap, hz) => {
  reveal(3, 100, 126);
  let at = 126;
  for (let frame = 0; frame < 14; frame += 1) bench.paint((at += frame % 4 === 3 ? 3 * gap : gap));
  expect(reaction.answered(at + 100)?.hz).toBe(hz);
});

test.each([0.1, 5, 20])('a clock that jumps by %f ms says so', (grain) => {
  bench.grain = grain;
  reveal(3, 100, 126);
  expect(reaction.answered(426)?.grain).toBeCloseTo(grain, 1);
});

test('a clock that stands has the largest steps', () => {
  bench.now = () => 7;
  reveal(3, 100, 126);
  expect(reaction.answered(426)?.grain).toBe(100);
});

test('whoever leaves is shown nothing any more', () => {
  reaction.shown(race(3), 100, false);
  bench.paint(110);
  reaction.stop();
  bench.paint(126);
  expect(reaction.visible).toBe(false);
});
