// A game with no more to it than a test needs.
import type { GameModule } from '../games/contract';

export function gameWith<View, Event>(parts: Partial<GameModule<View, Event>>): GameModule {
  return { tutorial: [], examples: {}, tell: () => [], ...parts } as unknown as GameModule;
}
