// What can be played here.
import { api } from '../net/api';
import type { GameInfo } from '../net/wire';

/** The four games of the house, in the order of their posters; those the server does not know yet are still to come. */
export const POSTERS = ['duel', 'bluff', 'jane', 'joe'] as const;
export type PosterName = (typeof POSTERS)[number];

let list = $state.raw<GameInfo[] | null>(null);

/** The games that can be played, once they are known. */
export async function loadGames(): Promise<GameInfo[]> {
  list ??= await api.games();
  return list;
}

export function gameInfo(id: string): GameInfo | null {
  return list?.find((game) => game.id === id) ?? null;
}
