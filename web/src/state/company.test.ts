import { expect, test } from 'vitest';
import { tellApart } from './company';

/** What they are called; bots are given in brackets. */
const names = (...sitters: string[]): string[] =>
  tellApart(sitters.map((name) => ({ name: name.replace(/[[\]]/g, ''), bot: name.startsWith('[') })));

test('the only bot of its kind is called by it, several by names of their own', () => {
  expect(names('Anna', '[The Preacher]')).toEqual(['Anna', 'The Preacher']);
  expect(names('Anna', '[The Preacher]', '[The Preacher]', '[Eagle Eye]')).toEqual([
    'Anna',
    'Silas',
    'Belle',
    'Eagle Eye',
  ]);
});

test('no bot is called as somebody at the table', () => {
  const called = names('Silas', 'belle', ...Array.from({ length: 10 }, () => '[The Preacher]'));
  expect(new Set(called.map((name) => name.toLowerCase())).size).toBe(12);
});

test('more bots than names have numbers', () => {
  const called = names(...Array.from({ length: 14 }, () => '[The Preacher]'));
  expect(new Set(called).size).toBe(14);
});

test('a second person of a name has a number, and a free seat has no name', () => {
  expect(names('Anna', 'Anna', '[The Preacher]')).toEqual(['Anna', 'Anna 2', 'The Preacher']);
  expect(names('', 'Anna', '')).toEqual(['', 'Anna', '']);
});
