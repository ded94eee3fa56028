import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RoomNews } from '../net/wire';
import { no } from '../tests/house';
import { match, person, room } from '../tests/rooms';
import { withWords } from '../tests/words';
import { loadMoreWords } from './language.svelte';
import { RoomState, SOON } from './room.svelte';
import { route } from './route.svelte';

let state: RoomState;
/** What the house answers next, and what it was asked. */
let answer: () => Response;
let asked: [string, RequestInit | undefined][];

const tell = (news: RoomNews, tag = '"1"'): (() => Response) => {
  return () => Response.json(news, { headers: { ETag: tag } });
};
const next = (): Promise<unknown> => vi.advanceTimersByTimeAsync(SOON);

beforeEach(async () => {
  vi.useFakeTimers();
  sessionStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await withWords();
  await loadMoreWords('room');
  route.path = '/room/bcdfg';
  asked = [];
  vi.stubGlobal('fetch', (path: string, options?: RequestInit) => {
    asked.push([path, options]);
    return Promise.resolve().then(answer);
  });
});
afterEach(() => {
  state.close();
  vi.useRealTimers();
});

async function come(news: RoomNews, at = ''): Promise<void> {
  answer = tell(news);
  state = new RoomState('bcdfg', at);
  await vi.advanceTimersByTimeAsync(0);
}

test('it asks again and again, and is told only what has changed', async () => {
  await come(room());
  expect(state.news?.people).toHaveLength(4);
  answer = () => new Response(null, { status: 304 });
  await next();
  expect(asked.at(-1)).toEqual(['/api/rooms/bcdfg', { headers: { 'If-None-Match': '"1"' } }]);
  expect(state.news?.people).toHaveLength(4);
  answer = tell(room({ people: [] }), '"2"');
  await next();
  expect(state.news?.people).toHaveLength(0);
});

test('a house that is gone for a while is asked on', async () => {
  await come(room());
  answer = () => {
    throw new TypeError('no house');
  };
  await next();
  expect(state.lost).toBe(true);
  expect(state.news).not.toBeNull();
  answer = tell(room());
  await next();
  expect(state.lost).toBe(false);
});

test('who was sent away asks no more', async () => {
  await come(room());
  answer = () => no(403, { error: 'failed-room-removed', reason: '' });
  await next();
  expect([state.trouble, state.news]).toEqual(['failed-room-removed', null]);
  const before = asked.length;
  await next();
  expect(asked).toHaveLength(before);
});

describe('everybody is called', () => {
  const called = (more: Partial<RoomNews> = {}): RoomNews =>
    room({ calls: 1, called: 'm2', unfinished: [match({ match: 'm2' })], ...more });

  test('and goes there from the room', async () => {
    await come(room());
    answer = tell(called(), '"2"');
    await next();
    expect(route.path).toBe('/m/m2');
  });

  test('who comes later is not dragged along', async () => {
    await come(called());
    await next();
    expect(route.path).toBe('/room/bcdfg');
  });

  test('unless the others wait for them; and who comes back from there stays', async () => {
    const waiting = called({ unfinished: [match({ match: 'm2', phase: 'gathering' })] });
    await come(waiting);
    expect(route.path).toBe('/m/m2');
    state.close();
    route.path = '/room/bcdfg';
    await come(waiting);
    expect(route.path).toBe('/room/bcdfg');
  });

  test('from the end of a match one goes after some seconds, in which one can say no', async () => {
    await come(room(), 'm1');
    answer = tell(called(), '"2"');
    await next();
    expect(state.call?.answer).toBe('soon');
    expect(state.left).toBe(10);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(state.left).toBe(6);
    state.heed();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([state.call, route.path]).toEqual([null, '/room/bcdfg']);
    answer = tell(called({ calls: 2, called: 'm3', unfinished: [match({ match: 'm3' })] }), '"3"');
    await next();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(route.path).toBe('/m/m3');
  });

  test('who plays is asked, however long', async () => {
    await come(room(), 'm1');
    state.busy = true;
    answer = tell(called(), '"2"');
    await vi.advanceTimersByTimeAsync(30_000);
    expect([state.call?.answer, state.left, route.path]).toEqual(['ask', null, '/room/bcdfg']);
    state.follow(match({ match: 'm2', seats: [person(1)] }));
    expect(route.path).toBe('/m/m2');
  });

  test('a call that is past rings no more', async () => {
    await come(room(), 'm1');
    answer = tell(called(), '"2"');
    await next();
    answer = tell(called({ unfinished: [] }), '"3"');
    await next();
    expect([state.call, state.left]).toEqual([null, null]);
  });
});

test('who closes the page says so', async () => {
  await come(room());
  window.dispatchEvent(new Event('pagehide'));
  expect(asked.at(-1)).toEqual([
    '/api/rooms/bcdfg/leave',
    expect.objectContaining({ method: 'POST', keepalive: true }) as RequestInit,
  ]);
});
