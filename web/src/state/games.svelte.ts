// What can be played here.
import { modules } from '../games/contract';
import { api } from '../net/api';
import type { GameInfo } from '../net/wire';

/** The order of the posters on the wall; any other game hangs behind them. */
const WALL = ['duel', 'bluff', 'jane', 'joe'];
const place = (id: string): number => (WALL.includes(id) ? WALL.indexOf(id) : WALL.length);

let list = $state.raw<GameInfo[] | null>(null);

/** The games that can be played on this page: the house knows them, and there is a board for them. */
export async function loadGames(): Promise<GameInfo[]> {
  list ??= (await api.games())
    .filter((game) => `./${game.id}/index.ts` in modules)
    .sort((one, other) => place(one.id) - place(other.id));
  return list;
}

export function gameInfo(id: string): GameInfo | null {
  return list?.find((game) => game.id === id) ?? null;
}
