import { beforeAll, expect, test } from 'vitest';
import { withWords } from '../tests/words';
import { figure, minutes, percent, points, seconds } from './numbers';
import { speak } from './language.svelte';

beforeAll(() => withWords());

test('only small chances have a decimal', () => {
  expect([0, 0.004, 0.0994, 0.0996, 0.5, 1].map(percent)).toEqual(['0%', '0.4%', '9.9%', '10%', '50%', '100%']);
});

test('points have their sign, and nothing has none', () => {
  expect([1.5, -2, 0, 0.126].map(points)).toEqual(['+1.5', '-2', '0', '+0.13']);
});

test('a figure has three digits that count', () => {
  expect([0.00012345, 1.2345, 12345].map(figure)).toEqual(['0.000123', '1.23', '12,300']);
});

test('times', () => {
  expect(seconds(1234)).toBe('1.23');
  expect([0, 59, 60, 605].map(minutes)).toEqual(['0:00', '0:59', '1:00', '10:05']);
});

test('they are written as the language does it', async () => {
  await speak('fr');
  expect(seconds(1234)).toBe('1,23');
  expect(percent(0.05)).toMatch(/^5\s%$/);
  await speak('en');
});
