// How the code of a game is loaded: when it is played, or before, when it is chosen.
import { modules, type ChoosingModule, type GameModule } from './contract';

const choosers = import.meta.glob<ChoosingModule>('./*/Choosing.svelte');

export async function loadChoosing(id: string): Promise<ChoosingModule | null> {
  return (await choosers[`./${id}/Choosing.svelte`]?.()) ?? null;
}

/** Games from other packages: how their modules are loaded, which only they need. */
const brought = import.meta.glob<{ loadBrought: (id: string) => Promise<GameModule> }>('./brought/load.ts');

export async function loadGame(id: string): Promise<GameModule> {
  const load = modules[`./${id}/index.ts`];
  if (load) return (await load()).default;
  const found = await brought['./brought/load.ts']?.();
  if (!found) throw new Error(`no page for ${id}`);
  return found.loadBrought(id);
}
