import { beforeEach, expect, test, vi } from 'vitest';

type Language = typeof import('./language.svelte');
type Settings = typeof import('./settings.svelte');
let page: Language;
let settings: Settings['settings'];

beforeEach(async () => {
  localStorage.clear();
  vi.resetModules();
  page = await import('./language.svelte');
  ({ settings } = await import('./settings.svelte'));
});

function browserSpeaks(...languages: string[]): void {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}

test.each([
  [['fr-CA', 'en'], null, 'fr'],
  [['de', 'fr'], null, 'fr'],
  [['de'], null, 'en'],
  [['en'], 'fr', 'fr'],
  [['fr'], 'xx', 'fr'],
])('a browser that speaks %j, with %s chosen, is shown %s', async (languages, chosen, shown) => {
  browserSpeaks(...languages);
  settings.language = chosen;
  await page.loadWords();
  expect(page.language()).toBe(shown);
  expect(document.documentElement.lang).toBe(shown);
});

test('sentences have values in them, and no marks that browsers show as boxes', async () => {
  await page.loadWords();
  expect(page.t('front-learn', { game: 'joe' })).toBe('Learn it in 5 minutes');
});

test('a sentence that is not there, or lacks a value, is complained of', async () => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await page.loadWords();
  expect(page.says('phrase-hello')).toBe(false);
  expect(page.t('phrase-hello')).toBe('phrase-hello');
  page.t('front-learn');
  expect(complained).toHaveBeenCalledTimes(2);
  complained.mockClear();
});

test('more sentences come when they are wanted, in the language of then and later', async () => {
  await page.loadWords();
  await page.loadMoreWords('table');
  expect(page.t('phrase-hello')).toBe('Howdy!');
  await page.speak('fr');
  expect(page.t('phrase-hello')).not.toBe('Howdy!');
  expect(page.says('phrase-hello')).toBe(true);
  expect(settings.language).toBe('fr');
});

test('what could not be fetched is asked for again, and the language stays', async () => {
  await page.loadWords();
  let fails = true;
  const fetchOwn = vi.fn(() =>
    fails ? Promise.reject(new Error('no house')) : Promise.resolve({ default: { own: 'x' } }),
  );
  await expect(page.bringWords('own', { en: fetchOwn, fr: fetchOwn })).rejects.toThrow('no house');
  expect(page.t('back-to-front')).toBe('Back to the front page');
  fails = false;
  await page.loadMoreWords('own');
  expect(page.t('own')).toBe('x');
  fails = true;
  await expect(page.speak('fr')).rejects.toThrow('no house');
  expect([page.language(), settings.language]).toEqual(['en', null]);
});

test('of two languages chosen at once the later one is shown', async () => {
  await page.loadWords();
  await Promise.all([page.speak('fr'), page.speak('en')]);
  expect(page.language()).toBe('en');
});

test('days, moments and lists are written as one says them', async () => {
  await page.loadWords();
  expect(page.listed(['Anna', 'Bert', 3])).toBe('Anna, Bert and 3');
  const noon = Date.UTC(2026, 10, 18, 12) / 1000;
  expect(page.day(noon)).toBe('18 Nov 2026');
  expect(page.moment(noon)).toContain('18 Nov 2026');
});
