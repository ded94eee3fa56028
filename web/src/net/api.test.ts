import { expect, test, vi } from 'vitest';
import { answering, no } from '../tests/house';
import { account } from './account';
import { api, ApiError } from './api';

test('an answer is what the house said', async () => {
  answering({ 'GET /api/me': { name: 'Anna', matches: [] } });
  await expect(api.me()).resolves.toEqual({ name: 'Anna', matches: [] });
});

test('what is asked for goes as JSON, which no form of another site can send', async () => {
  const fetched = vi.fn(() => Promise.resolve(Response.json({ match: 'm1' })));
  vi.stubGlobal('fetch', fetched);
  await api.open({ game: 'duel', seats: [{ kind: 'me' }] });
  expect(fetched).toHaveBeenCalledWith('/api/matches', {
    method: 'POST',
    body: '{"game":"duel","seats":[{"kind":"me"}]}',
    headers: { 'Content-Type': 'application/json' },
  });
  await api.bring('saloon 1\n');
  expect(fetched).toHaveBeenLastCalledWith('/api/records', {
    method: 'POST',
    body: 'saloon 1\n',
    headers: { 'Content-Type': 'application/vnd.saloon' },
  });
});

test('only what is asked for is in the address', async () => {
  const { asked } = answering({ 'GET /api/me/played?': {}, 'GET /api/me/played?game=joe&before=m9': {} });
  await account.played('');
  await account.played('joe', 'm9');
  expect(asked.map(([path]) => path)).toEqual(['GET /api/me/played?', 'GET /api/me/played?game=joe&before=m9']);
});

test('a house that says no tells why', async () => {
  answering({ 'GET /api/matches/m1/replay': no(409, { error: 'failed-not-over', reason: 'm1' }) });
  const error: unknown = await api.replay('m1').catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 409, error: 'failed-not-over', trouble: { reason: 'm1' } });
});

test.each([
  ['a house that cannot be reached', {}, 'failed-unreachable'],
  ['somebody else who says no', { 'GET /api/me': new Response('<h1>Go away</h1>', { status: 403 }) }, 'failed-house'],
  ['somebody else who answers', { 'GET /api/me': new Response('<h1>Log in</h1>') }, 'failed-house'],
])('%s is told as well', async (_, answers, error) => {
  answering(answers);
  await expect(api.me()).rejects.toMatchObject({ error });
});

test('who only looks asks a house again that is back soon, at moments of its own; who wants something done does not', async () => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { asked } = answering({
    'GET /api/me': no(503, { error: 'failed-house', reason: '' }),
    'POST /api/me': no(503, { error: 'failed-house', reason: '' }),
  });
  const outcome = api.me().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(3_499);
  expect(asked).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(4);
  expect(await outcome).toMatchObject({ status: 503, error: 'failed-house' });
  await expect(api.nameMe('Anna')).rejects.toMatchObject({ status: 503 });
  expect(asked).toHaveLength(5);
  const back = api.me();
  answering({ 'GET /api/me': { name: 'Anna', matches: [] } });
  await vi.advanceTimersByTimeAsync(500);
  await expect(back).resolves.toMatchObject({ name: 'Anna' });
  vi.useRealTimers();
});
