import { beforeEach, expect, test, vi } from 'vitest';
import { answering } from '../tests/house';

vi.mock('../games/contract', () => ({
  modules: Object.fromEntries(['joe', 'duel', 'nerve', 'bluff'].map((id) => [`./${id}/index.ts`, null])),
}));
beforeEach(() => void vi.resetModules());

test('the games that have a board are asked for once, and hang in their order', async () => {
  const { asked } = answering({
    'GET /api/games': ['nerve', 'joe', 'checkers', 'bluff', 'duel'].map((id) => ({ id })),
  });
  const { loadGames, gameInfo } = await import('./games.svelte');
  expect(gameInfo('duel')).toBeNull();
  expect((await loadGames()).map(({ id }) => id)).toEqual(['duel', 'bluff', 'joe', 'nerve']);
  await loadGames();
  expect(asked).toHaveLength(1);
  expect(gameInfo('duel')).toEqual({ id: 'duel' });
});
