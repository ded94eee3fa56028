import { beforeEach, expect, test, vi } from 'vitest';

type Settings = typeof import('./settings.svelte');

let asked: Set<string>;
let page: Settings;
let effects: typeof import('../tests/effects.svelte');

async function open(stored: string | null, ...wanted: string[]): Promise<() => void> {
  localStorage.clear();
  if (stored !== null) localStorage.setItem('saloon.settings', stored);
  asked = new Set(wanted);
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: [...asked].some((one) => query.includes(one)), addEventListener: () => undefined }) as never,
  );
  vi.resetModules();
  page = await import('./settings.svelte');
  effects = await import('../tests/effects.svelte');
  return effects.effectRoot(() => page.applySettings());
}

const shown = (): DOMStringMap => document.documentElement.dataset;
beforeEach(() => (document.head.innerHTML = '<meta name="theme-color" content="">'));

test('what was chosen is kept, and what was not is as usual', async () => {
  await open('{"speed":"slow"}');
  expect(page.settings).toMatchObject({ speed: 'slow', sound: true, theme: 'auto' });
  page.settings.sound = false;
  effects.flushSync();
  expect(JSON.parse(localStorage.getItem('saloon.settings')!)).toMatchObject({ speed: 'slow', sound: false });
});

test('what cannot be read is as good as nothing', async () => {
  await open('{');
  expect(page.settings.speed).toBe('normal');
});

test.each([
  ['auto', [], 'light'],
  ['auto', ['dark'], 'dark'],
  ['dark', [], 'dark'],
  ['light', ['dark'], 'light'],
] as const)('%s on a system that wants %j is %s', async (theme, wanted, seen) => {
  await open(JSON.stringify({ theme }), ...wanted);
  expect(shown().theme).toBe(seen);
  const colour = document.querySelector('meta')!.getAttribute('content');
  expect(colour).toBe(seen === 'dark' ? '#211a14' : '#f4e9d4');
});

test.each([
  ['{}', [], 'full', 'normal'],
  ['{"calm":true}', [], 'less', 'normal'],
  ['{}', ['reduced-motion'], 'less', 'normal'],
  ['{}', ['prefers-contrast'], 'full', 'high'],
  ['{"contrast":true}', [], 'full', 'high'],
] as const)('%s on a system that wants %j moves: %s, contrast: %s', async (stored, wanted, motion, contrast) => {
  await open(stored, ...wanted);
  expect(shown()).toMatchObject({ motion, contrast });
  expect(page.still()).toBe(motion === 'less');
});
