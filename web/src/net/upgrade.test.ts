import { beforeEach, expect, test, vi } from 'vitest';
import { answering } from '../tests/house';

const page = (module: string): Response => new Response(`<script type="module" src="${module}"></script>`);
const reload = vi.fn();

beforeEach(() => {
  reload.mockClear();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.spyOn(document, 'querySelector').mockReturnValue({
    src: `${location.origin}/assets/index-1.js`,
  } as unknown as Element & Node);
});

async function keepUp(): Promise<void> {
  vi.resetModules(); // the page's own module is looked up once
  await (await import('./upgrade')).keepUp();
}

test.each([
  ['the same page', page('/assets/index-1.js'), 0],
  ['another page', page('/assets/index-2.js'), 1],
  ['a proxy’s excuse', new Response('<h1>Closed</h1>'), 0],
  ['an error', new Response('type="module"', { status: 502 }), 0],
])('%s', async (_, answer, times) => {
  answering({ 'GET /': answer });
  await keepUp();
  expect(reload).toHaveBeenCalledTimes(times);
});

test('nobody who answers', async () => {
  answering({});
  await keepUp();
  expect(reload).not.toHaveBeenCalled();
});
