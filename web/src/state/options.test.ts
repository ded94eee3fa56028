import { beforeAll, expect, test } from 'vitest';
import { withWords } from '../tests/words';
import { botDoes, botName, isBot } from './bots';
import { optionChosen, optionDoes, optionLabel } from './options';

beforeAll(() => withWords('table', 'new', 'duel', 'bluff', 'joe'));

test('options have names, and say what they do', () => {
  expect(optionLabel('duel', 'touch_move')).not.toContain('option');
  expect(optionDoes('duel', 'touch_move', false)).not.toContain('option');
});

test('a choice is told as one would say it', () => {
  const label = optionLabel('duel', 'touch_move');
  expect(optionChosen('duel', 'touch_move', true)).toBe(label);
  expect(optionChosen('joe', 'round_limit', 7)).toContain('7');
  expect(optionChosen('joe', 'scenario', 'dowry')).toBeNull(); // only the game can name it
});

test('a bot is called by its character, whatever its settings', () => {
  expect([botName('honest'), botName('master:ms=100'), botName('Anna')]).toEqual([
    'The Preacher',
    'The Sheriff',
    'Anna',
  ]);
  expect([isBot('honest'), isBot('Anna')]).toEqual([true, false]);
  expect(botDoes('honest')).not.toBe('');
  expect(botDoes('nobody')).toBe('');
});
