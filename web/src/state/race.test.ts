import { beforeEach, expect, test, vi } from 'vitest';
import type { Finish, RaceNow } from '../net/wire';
import { frame } from '../tests/house';
import { RaceState } from './race.svelte';

const sent = vi.fn<ConstructorParameters<typeof RaceState>[0]>(() => Promise.resolve());
const ready = vi.fn();
const posed = vi.fn();
let race: RaceState;

beforeEach(() => {
  vi.clearAllMocks();
  race = new RaceState(sent, ready, posed);
});

const now = (more: Partial<RaceNow> = {}): RaceNow => ({
  phase: 'race',
  reveal: 3,
  ready: [],
  locked: [],
  elapsed: 0,
  limit: null,
  ...more,
});
const finish = (seat: number): Finish => ({
  seat,
  claimed: null,
  credit: 0,
  residual: 0,
  charged: 400 + seat,
  heat: [],
  flag: null,
  accepted: true,
});
/** Cards come, and are painted. */
async function reveal(more: Partial<RaceNow> = {}): Promise<void> {
  await race.see(frame({ seq: 5, race: now(more) }), performance.now());
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

test('where nothing was raced there is no race', async () => {
  await race.see(frame(), 0);
  expect([race.on, race.phase, race.until]).toEqual([false, 'rest', null]);
});

test('a limit runs from when the frame came', async () => {
  await race.see(frame({ race: now({ limit: 2000 }) }), 500);
  expect(race.until).toBe(2500);
});

test('an answer carries its times once the cards were painted, and none before', async () => {
  await race.bid('lock', 1);
  expect(sent).toHaveBeenLastCalledWith('lock', null, undefined);
  await reveal();
  await race.bid('lock', performance.now() + 500, 33, 2);
  expect(sent).toHaveBeenLastCalledWith(
    'lock',
    { reveal: 3, timing: expect.objectContaining({ camera: 33 }) as unknown },
    2,
  );
});

test('hands before a camera are told of only while they can answer', async () => {
  race.posed('lock');
  expect(posed).not.toHaveBeenCalled();
  await reveal();
  race.posed('lock');
  expect(posed).toHaveBeenCalledWith(3, 'lock');
});

test('between two frames people get ready, the reveal comes near, and answers come in', async () => {
  race.hear({ t: 'resting', reveal: 2, ready: [1], left: 1000, fore: false });
  expect([race.phase, race.ready, race.on]).toEqual(['rest', [1], true]);
  expect(race.until).toBeGreaterThan(performance.now());
  race.hear({ t: 'resting', reveal: 2, ready: [0, 1], left: 1000, fore: true });
  expect([race.phase, race.until]).toEqual(['fore', null]); // nobody is told when
  await reveal();
  race.hear({ t: 'locked', reveal: 3, seat: 1 });
  race.hear({ t: 'locked', reveal: 3, seat: 1 });
  expect([race.phase, race.locked]).toEqual(['race', [1]]);
});

test('the photo finish of one reveal grows, that of the next begins anew', () => {
  race.hear({ t: 'settled', reveal: 3, finishes: [finish(0)] });
  race.hear({ t: 'settled', reveal: 3, finishes: [finish(1)] });
  expect(race.finishes.map(({ seat }) => seat)).toEqual([0, 1]);
  race.hear({ t: 'settled', reveal: 4, finishes: [finish(2)] });
  expect(race.finishes.map(({ seat }) => seat)).toEqual([2]);
  expect(race.on).toBe(true);
});

test('being ready is told', () => {
  race.getReady();
  expect(ready).toHaveBeenCalledOnce();
});
