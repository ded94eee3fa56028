// A game from another package as a module like any other: its board is drawn by the package, in a place of the page.
import { loadGames } from '../../state/games.svelte';
import Board from './Board.svelte';
import type { BroughtModule, GameModule } from '../contract';

/** A component that leaves its place to the package. */
const boardOf =
  (mount: BroughtModule['mount']): GameModule['Board'] =>
  (internals, shown) => {
    Board(internals, { mount, shown });
    return {};
  };

export async function loadBrought(id: string): Promise<GameModule> {
  const page = (await loadGames()).find((game) => game.id === id)?.page;
  if (!page) throw new Error(`no page for ${id}`);
  const { default: brought } = (await import(/* @vite-ignore */ page)) as { default: BroughtModule };
  const { mount, ...rest } = brought;
  return { tutorial: [], examples: {}, tell: () => [], ...rest, Board: boardOf(mount) };
}
