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
  if (list) return list;
  const found = (await api.games()).filter(({ id, page }) => page || `./${id}/index.ts` in modules);
  await Promise.all(found.filter(({ page }) => page).map(bringTheirWords));
  list ??= found.sort((one, other) => place(one.id) - place(other.id));
  return list;
}

/** A game from another package has words of its own, which are known before it is spoken of. */
async function bringTheirWords({ id }: GameInfo): Promise<void> {
  const { bringWordsOf } = await import('./brought');
  await bringWordsOf(id);
}

export function gameInfo(id: string): GameInfo | null {
  return list?.find((game) => game.id === id) ?? null;
}
