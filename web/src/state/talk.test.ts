import { beforeAll, expect, test } from 'vitest';
import type { Said } from '../net/wire';
import { withWords } from '../tests/words';
import { PHRASES, spoken } from './talk';

beforeAll(() => withWords('table'));

const said = (words: Partial<Said>): Said => ({ t: 'said', seat: 0, name: 'Ann', phrase: null, text: null, ...words });

test('a set phrase is said in the words of whoever reads it', () => {
  expect(spoken(said({ phrase: 'hello' }))).toBe('Howdy!');
});

test('what was typed is said as it was typed', () => {
  expect(spoken(said({ text: 'Your turn' }))).toBe('Your turn');
  expect(spoken(said({}))).toBe('');
});

test('every set phrase has words', () => {
  for (const phrase of PHRASES) expect(spoken(said({ phrase }))).not.toBe(`phrase-${phrase}`);
});
