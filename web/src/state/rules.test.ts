import { beforeEach, expect, test } from 'vitest';
import { answering } from '../tests/house';
import { withWords } from '../tests/words';
import { speak } from './language.svelte';
import { bookOf, readRulesOf, ruleText } from './rules.svelte';

const book = (text: string): object => ({ lead: '', chapters: [{ title: '', rules: { 'TG-8': text } }] });
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
beforeEach(() => withWords());

test('a rule is read in the reader’s language, once it was fetched', async () => {
  const { asked } = answering({
    'GET /api/rules/duel/en': book('Lay two.'),
    'GET /api/rules/duel/fr': book('Posez-en deux.'),
  });
  expect(ruleText('TG-8')).toBe(''); // of no game
  readRulesOf('duel');
  expect(ruleText('TG-8')).toBe('');
  await soon();
  expect([ruleText('TG-8'), ruleText('TG-9')]).toEqual(['Lay two.', '']);
  expect(asked).toHaveLength(1);
  await speak('fr');
  ruleText('TG-8');
  await soon();
  expect(ruleText('TG-8')).toBe('Posez-en deux.');
  await speak('en');
});

test('what could not be fetched is asked for by whoever looks again', async () => {
  answering({});
  expect(bookOf('bluff')).toBeNull();
  await soon();
  answering({ 'GET /api/rules/bluff/en': book('') });
  expect(bookOf('bluff')).toBeNull();
  await soon();
  expect(bookOf('bluff')).not.toBeNull();
});
