// What can be played here.
import { modules } from '../games/contract';
import { api } from '../net/api';
import type { GameInfo } from '../net/wire';

/** The four games of the house, in the order of their posters; those that have no board here are still to come. */
export const POSTERS = ['duel', 'bluff', 'jane', 'joe'] as const;
export type PosterName = (typeof POSTERS)[number];

let list = $state.raw<GameInfo[] | null>(null);

/** The games that can be played on this page: the house knows them, and there is a board for them. */
export async function loadGames(): Promise<GameInfo[]> {
  list ??= (await api.games()).filter((game) => `./${game.id}/index.ts` in modules);
  return list;
}

export function gameInfo(id: string): GameInfo | null {
  return list?.find((game) => game.id === id) ?? null;
}
