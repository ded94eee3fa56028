import { beforeEach, expect, test } from 'vitest';
import { answering } from '../tests/house';
import { withWords } from '../tests/words';
import { comeBack, forgetMe, putAway } from './account';
import { beSomebody, isUnnamed, me, personName } from './me.svelte';

beforeEach(async () => {
  await withWords();
  Object.assign(me, { known: false, name: null, matches: [] });
});

test('who has given no name is called so in the reader’s language', () => {
  expect([null, 'Stranger', 'Inconnu', 'Anna'].map(isUnnamed)).toEqual([true, true, true, false]);
  expect(personName('Inconnu')).toBe('Stranger');
  expect(personName('Anna')).toBe('Anna');
});

test('whoever has a name is not given another', async () => {
  const { asked } = answering({ 'GET /api/me': { name: 'Anna', matches: [] } });
  await beSomebody();
  await beSomebody();
  expect(asked.map(([path]) => path)).toEqual(['GET /api/me']);
  expect(me).toMatchObject({ known: true, name: 'Anna' });
});

test('what the house says of oneself afterwards is remembered', async () => {
  const match = { match: 'm1' };
  answering({
    'POST /api/recover': {},
    'GET /api/me': { name: 'Anna', matches: [match] },
    'POST /api/me/away': { name: 'Anna', matches: [] },
    'DELETE /api/me': { name: null, matches: [] },
  });
  await comeBack('code');
  expect(me).toMatchObject({ name: 'Anna', matches: [match] });
  await putAway(['m1'], true);
  expect(me.matches).toEqual([]);
  await forgetMe();
  expect(me.name).toBeNull();
});
