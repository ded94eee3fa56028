// Finished matches, as the house sends them.
import type { Replay, ReplayPosition, ReplayViews, Timed } from '../net/wire';

export const position = (seq: number, more: Partial<ReplayPosition> = {}): ReplayPosition => ({
  seq,
  seat: null,
  move: null,
  time: null,
  to_move: [0],
  events: [],
  ending: null,
  timing: null,
  fore: null,
  ...more,
});

export const timed = (charged: number): Timed => ({
  claimed: charged,
  credit: 0,
  residual: 0,
  charged,
  heat: [],
  flag: null,
});

export const replay = (positions: ReplayPosition[], more: Partial<Replay> = {}): Replay => ({
  game: 'duel',
  rules: 1,
  seats: 2,
  options: {},
  players: ['Anna', 'Bert'],
  holders: (more.players ?? ['Anna', 'Bert']).map((name) => [name]),
  tags: {},
  page: 50,
  positions,
  ...more,
});

/** A page on which every position shows its number to two seats. */
export const page = (first: number, length: number): ReplayViews => ({
  first,
  view: { at: first, seat: 0 },
  others: [{ seat: [1] }],
  changes: Array.from({ length: length - 1 }, (_, index) => [[[0, 1], { at: [first + index + 1] }]]),
});
