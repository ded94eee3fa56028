import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameInfo, MatchInfo } from '../net/wire';
import { answering, no } from '../tests/house';
import { withWords } from '../tests/words';
import { endLesson, isFirst, isNewTo } from './first';
import { me } from './me.svelte';
import { notes } from './notes.svelte';
import { route } from './route.svelte';
import { settings } from './settings.svelte';
import { bringRecord } from './bring';
import { inviteFriends, newSeat, openMatch, playBot, usualBot, usualSeats } from './start';
import { wayBack } from './whatif';

const game = (more: Partial<GameInfo> = {}): GameInfo => ({
  id: 'bluff',
  rules: 1,
  fewest: 2,
  most: 8,
  options: [],
  modes: [],
  bots: ['easy', 'middling', 'hard'].map((name, level) => ({ name, level, figures: {} })),
  coach: false,
  interrupts: false,
  cameras: false,
  page: null,
  ...more,
});
const played = { game: 'bluff', phase: 'over' } as MatchInfo;

beforeEach(async () => {
  sessionStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await withWords();
  Object.assign(me, { known: true, name: 'Anna', matches: [] });
  Object.assign(settings, { bot: null, firsts: {} });
  Object.assign(notes, { shown: [], spoken: [] });
  route.path = '/';
});

describe('who plays when nobody says otherwise', () => {
  test.each([
    [{ fewest: 2, most: 8 }, 4],
    [{ fewest: 2, most: 2 }, 2],
    [{ fewest: 5, most: 8 }, 5],
    [{ id: 'joe', fewest: 2, most: 12 }, 2],
  ])('%o: %i seats', (more, seats) => {
    expect(usualSeats(game(more))).toBe(seats);
  });

  test('for newcomers the easiest bot, later a middling one, or the one chosen last', () => {
    expect(usualBot(game())).toBe('easy');
    me.matches = [played];
    expect(usualBot(game())).toBe('middling');
    settings.bot = 'hard';
    expect(usualBot(game())).toBe('hard');
    settings.bot = 'gone';
    expect(usualBot(game())).toBe('middling');
    expect(usualBot(game({ bots: [] }))).toBe('random');
  });

  test('a new seat has the name that whoever takes it has at first', () => {
    expect(newSeat('bot', 1, game())).toEqual({ kind: 'bot', name: 'easy' });
    expect(newSeat('open', 1, game())).toEqual({ kind: 'open', name: '' });
    expect(newSeat('here', 2, game()).name).toContain('2');
  });
});

describe('a match', () => {
  test('against bots, or with friends, is opened and gone to', async () => {
    const { asked } = answering({ 'POST /api/matches': { match: 'm7' } });
    await playBot(game(), 'easy', { touch_move: true });
    expect(route.path).toBe('/m/m7');
    expect(asked).toEqual([
      [
        'POST /api/matches',
        {
          game: 'bluff',
          options: { touch_move: true },
          seats: [{ kind: 'me' }, ...Array.from({ length: 3 }, () => ({ kind: 'bot', name: 'easy' }))],
        },
      ],
    ]);
    await inviteFriends(game());
    expect(asked[1]?.[1]).toMatchObject({
      seats: [{ kind: 'me' }, ...Array.from({ length: 7 }, () => ({ kind: 'open' }))],
    });
  });

  test('can be opened by whoever has no name yet, who then has one', async () => {
    Object.assign(me, { known: false, name: null });
    const { asked } = answering({
      'GET /api/me': { name: null, matches: [] },
      'POST /api/me': {},
      'POST /api/matches': { match: 'm7' },
    });
    await openMatch({ game: 'bluff', seats: [{ kind: 'me' }] });
    expect(asked).toContainEqual(['POST /api/me', { name: 'Stranger' }]);
    expect(route.path).toBe('/m/m7');
  });

  test('that goes on from a replay remembers the way back', async () => {
    answering({ 'POST /api/matches': { match: 'm7' } });
    await openMatch({ game: 'bluff', seats: [{ kind: 'me' }], fork: { match: 'm1', moves: 17 } });
    expect(wayBack('m7')).toBe('/r/m1/17');
    expect(wayBack('m8')).toBeNull();
  });

  test('that the house does not open says why, where one is', async () => {
    answering({ 'POST /api/matches': no(429, { error: 'failed-quota', reason: '' }) });
    await openMatch({ game: 'bluff', seats: [{ kind: 'me' }] });
    expect(notes.shown).toMatchObject([{ kind: 'failed', message: 'failed-quota' }]);
    expect(route.path).toBe('/');
  });
});

describe('the first match of a game', () => {
  test('teaches, until enough was said', async () => {
    answering({ 'POST /api/matches': { match: 'm7' } });
    expect(isNewTo('bluff')).toBe(true);
    await openMatch({ game: 'bluff', seats: [{ kind: 'me' }] });
    expect(isFirst('bluff', 'm7')).toBe(true);
    endLesson('bluff');
    expect(isFirst('bluff', 'm7')).toBe(false);
    await openMatch({ game: 'bluff', seats: [{ kind: 'me' }] });
    expect(isFirst('bluff', 'm7')).toBe(false);
  });

  test('is not for whoever has played the game to its end', async () => {
    answering({ 'POST /api/matches': { match: 'm7' } });
    me.matches = [played];
    await openMatch({ game: 'bluff', seats: [{ kind: 'me' }] });
    expect(isFirst('bluff', 'm7')).toBe(false);
  });
});

describe('a record', () => {
  const file = new File(['saloon 1\n'], 'match.saloon');

  test('is brought, and looked at', async () => {
    const { asked } = answering({ 'POST /api/records': { match: 'm9' } });
    await bringRecord(file);
    expect(asked).toEqual([['POST /api/records', 'saloon 1\n']]);
    expect(route.path).toBe('/r/m9');
  });

  test('that is wrong is told in the words of its game', async () => {
    const refusals = [
      { rule: '', message: 'record-move', values: { move: '17^' } },
      { rule: 'TG-8', message: 'duel-refused-turn', values: {} },
    ];
    answering({ 'POST /api/records': no(400, { error: 'failed-record', reason: '', line: 12, refusals }) });
    await bringRecord(file);
    expect(notes.shown).toMatchObject([{ message: 'failed-bad-record', values: { line: 12 } }]);
    expect(notes.shown[0]?.values.why).toBe('the rules do not allow “17^” here. It is not your turn.');
  });
});
