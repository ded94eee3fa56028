// How far somebody is in a round.
import type { JaneCoinView, JanePlayerView } from '../../net/wire';

export type Standing = 'ready' | 'locked' | 'placed' | 'shot' | 'passed' | 'open' | 'none';

/** `locked` says whether an answer is in that has no place yet. */
export function standingOf({ action, place }: JanePlayerView, locked: boolean, guessing: boolean): Standing {
  if (action === 'pass') return 'passed';
  if (action === 'shoot') return 'shot';
  if (place !== null) return 'placed';
  if (locked) return 'locked';
  return guessing ? 'open' : 'none';
}

/** What the coins that show their value are worth together. */
export function sumOf(coins: JaneCoinView[]): number {
  return coins.reduce((sum, { value }) => sum + (value ?? 0), 0);
}
