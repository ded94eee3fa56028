import { beforeEach, describe, expect, test, vi } from 'vitest';

type Route = typeof import('./route.svelte');
let page: Route;

/** A history that goes back as a browser's does: after a while, and with a popstate. */
class Entries {
  #all: { path: string; state: unknown }[] = [{ path: '/', state: null }];
  #at = 0;

  constructor() {
    const put = (state: unknown, path?: string | URL | null): { path: string; state: unknown } => ({
      path: path ? String(path) : this.here,
      state,
    });
    vi.spyOn(history, 'state', 'get').mockImplementation(() => this.#all[this.#at]?.state);
    vi.spyOn(location, 'pathname', 'get').mockImplementation(() => this.here.replace(/#.*/, ''));
    vi.spyOn(history, 'pushState').mockImplementation((state, _, path) => {
      this.#all = [...this.#all.slice(0, this.#at + 1), put(state, path)];
      this.#at += 1;
    });
    vi.spyOn(history, 'replaceState').mockImplementation((state, _, path) => {
      this.#all[this.#at] = put(state, path);
    });
    vi.spyOn(history, 'go').mockImplementation((steps = 0) => void Promise.resolve().then(() => this.travel(steps)));
  }

  get here(): string {
    return this.#all[this.#at]!.path;
  }

  get paths(): string[] {
    return this.#all.slice(0, this.#at + 1).map(({ path }) => path);
  }

  travel(steps: number): void {
    this.#at += steps;
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }
}

let entries: Entries;
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(async () => {
  entries = new Entries();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.resetModules();
  const stop = new AbortController(); // no page outlives its test
  for (const target of [window, document] as EventTarget[]) {
    const listen = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((kind, heard, options) =>
      listen(kind, heard, { ...(options as AddEventListenerOptions), signal: stop.signal }),
    );
  }
  page = await import('./route.svelte');
  page.followLinks();
  return () => stop.abort();
});

test('a page is a step of the history', () => {
  page.go('/rules/duel');
  expect(page.route.path).toBe('/rules/duel');
  expect(entries.paths).toEqual(['/', '/rules/duel']);
  entries.travel(-1);
  expect(page.route.path).toBe('/');
});

test('where a replay stands belongs to its address, and makes no other page of it', () => {
  page.go('/r/m1/17');
  expect(page.route.path).toBe('/r/m1');
  page.stand('/r/m1/18');
  expect(entries.paths).toEqual(['/', '/r/m1/18']);
  page.stand('/r/m2/3'); // another page is none of its business
  expect(entries.here).toBe('/r/m1/18');
});

test('a page instead of another leaves no way back to it', () => {
  page.go('/m/m1');
  page.goInstead('/m/m2');
  expect(page.route.path).toBe('/m/m2');
  expect(entries.paths).toEqual(['/', '/m/m2']);
});

test('tables and lessons have a header of their own', () => {
  expect(['/m/a', '/r/a', '/learn/duel', '/', '/rules/duel'].map(page.isTable)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

describe('a sheet', () => {
  const close = vi.fn();
  beforeEach(() => close.mockClear());

  test('is a step of the history, which Back closes', () => {
    page.lay(close);
    expect(entries.paths).toEqual(['/', '/']);
    entries.travel(-1);
    expect(close).toHaveBeenCalledOnce();
  });

  test('that was closed by itself takes its step with it', async () => {
    const gone = page.lay(close);
    gone();
    await settle();
    expect(entries.paths).toEqual(['/']);
    expect(close).not.toHaveBeenCalled();
  });

  test('in the place of another needs no further step', async () => {
    const gone = page.lay(close);
    gone();
    const other = vi.fn();
    page.lay(other);
    await settle();
    expect(entries.paths).toEqual(['/', '/']);
    entries.travel(-1);
    expect(other).toHaveBeenCalledOnce();
    expect(close).not.toHaveBeenCalled();
  });

  test('over another is closed first', () => {
    const upper = vi.fn();
    page.lay(close);
    page.lay(upper);
    entries.travel(-1);
    expect([close.mock.calls.length, upper.mock.calls.length]).toEqual([0, 1]);
  });

  test('does not stay behind on the way to another page', () => {
    page.lay(close);
    page.go('/me');
    expect(entries.paths).toEqual(['/', '/me']);
  });

  test('is closed where another page comes instead', async () => {
    page.go('/m/m1');
    page.lay(close);
    page.goInstead('/m/m2');
    await settle();
    expect(close).toHaveBeenCalledOnce();
    expect(page.route.path).toBe('/m/m2');
    expect(entries.paths).toEqual(['/', '/m/m2']);
  });
});

describe('links', () => {
  /** Click on one; whether the page has followed it. */
  function click(attributes: string, how: MouseEventInit = {}): boolean {
    document.body.innerHTML = `<a ${attributes}><b>there</b></a>`;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...how });
    document.querySelector('b')!.dispatchEvent(event);
    return vi.mocked(history.pushState).mock.calls.length > 0;
  }

  test('within the house are followed without loading the page anew', () => {
    expect(click('href="/me"')).toBe(true);
    expect(page.route.path).toBe('/me');
  });

  test.each([
    ['to another house', 'href="https://example.org/me"', {}],
    ['to what is no page', 'href="/api/matches/m1/record"', {}],
    ['to be kept', 'href="/me" download', {}],
    ['for another window', 'href="/me" target="_blank"', {}],
    ['to a place of the same page', 'href="#TG-8"', {}],
    ['for another tab', 'href="/me"', { ctrlKey: true }],
    ['by another button', 'href="/me"', { button: 1 }],
  ])('%s are the browser’s', (_, attributes, how) => {
    expect(click(attributes, how)).toBe(false);
    expect(page.route.path).toBe('/');
  });
});
