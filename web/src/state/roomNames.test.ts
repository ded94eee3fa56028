import { beforeEach, expect, test } from 'vitest';
import { bot, match, person, room, somebody } from '../tests/rooms';
import { withWords } from '../tests/words';
import { loadMoreWords } from './language.svelte';
import { doing, sitters, winners } from './roomNames';

beforeEach(async () => {
  await withWords();
  await loadMoreWords('room');
});

test('everybody has the name of their table', () => {
  const open = { kind: 'open', name: '', person: null } as const;
  expect(sitters({ seats: [person(1), bot('random'), open] })).toEqual(['Anna', 'Tumbleweed', 'Free seat']);
});

test('who has won; nobody where all are first', () => {
  expect(winners(match({ ranks: [2, 1] }))).toEqual(['Bert']);
  expect(winners(match({ ranks: [1, 1] }))).toEqual([]);
  expect(winners(match())).toEqual([]);
});

test('what somebody does now', () => {
  const news = room({ unfinished: [match()] });
  expect(doing(somebody(1, { at: 'm1' }), news)).toBe('plays Le Duel');
  expect(doing(somebody(3, { at: 'm1' }), news)).toBe('watches Le Duel');
  expect(doing(somebody(3, { at: 'elsewhere' }), news)).toBe('');
  expect(doing(somebody(4), news)).toBe('sits out');
  expect(doing(somebody(2, { here: false, at: 'm1' }), news)).toBe('away');
});
