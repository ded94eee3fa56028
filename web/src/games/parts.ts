// The parts of games, which are wanted where a group chooses what to play.
import type { GamePart } from './contract';

const parted = import.meta.glob<{ parts: () => Promise<GamePart[]> }>('./*/parts.ts');

/** The parts of a game; none where it has only one. Its file is parts.ts. */
export async function loadParts(id: string): Promise<GamePart[]> {
  return (await (await parted[`./${id}/parts.ts`]?.())?.parts()) ?? [];
}
