import { expect, test, vi } from 'vitest';
import { bringWordsOf } from './brought';
import { loadMoreWords, says, speak, t } from './language.svelte';

const WORDS: Record<string, string> = { en: 'game-nerve = Nerve', fr: 'game-nerve = Sang-froid' };

test('the words of another package are there once they came, though a page has asked for them before', async () => {
  vi.stubGlobal('fetch', (path: string) => {
    const [, language] = /^\/games\/nerve\/words\/(..)\.ftl$/.exec(path) ?? [];
    return Promise.resolve(new Response(WORDS[language ?? ''], { status: 200 }));
  });
  await loadMoreWords('nerve');
  expect(says('game-nerve')).toBe(false);
  await bringWordsOf('nerve');
  expect(t('game-nerve')).toBe('Nerve');
  await speak('fr');
  expect(t('game-nerve')).toBe('Sang-froid');
});
