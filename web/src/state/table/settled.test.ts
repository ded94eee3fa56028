import { beforeAll, expect, test } from 'vitest';
import { loadMoreWords, t } from '../language.svelte';
import { isNobodys, lapsedWords, settledWords } from './settled';

const NAMES = ['Ann', 'Bob'];
beforeAll(() => loadMoreWords('table'));

const AT = { t: 'arranged', seq: 9, at: 1000 } as const;

test('what was settled is told with the names that people know', () => {
  expect(t(...settledWords({ ...AT, seat: 1, what: 'sits', name: 'Zeb', left: 'Bob' }, NAMES))).toBe(
    'Zeb plays in the place of Bob from now on.',
  );
  expect(t(...settledWords({ ...AT, seat: 0, what: 'gives-up' }, NAMES))).toBe('Ann gives up.');
  expect(t(...settledWords({ ...AT, seat: 0, what: 'takes-back', count: 3 }, NAMES))).toContain('taken back 3 moves');
});

test('every way in which an offer comes to nothing has its sentence', () => {
  const said = (['declined', 'withdrawn', 'late'] as const).map((why) =>
    t(...lapsedWords({ t: 'lapsed', offer: 1, kind: 'draw', seat: 0, why, by: why === 'declined' ? 1 : null }, NAMES)),
  );
  expect(said[0]).toBe('Bob does not want a draw.');
  expect(said[1]).toContain('Ann');
  expect(new Set(said).size).toBe(3);
});

test('a draw and a match that was left have no winner', () => {
  expect(['drawn', 'unfinished', 'gave-up', 'emptied'].filter(isNobodys)).toEqual(['drawn', 'unfinished']);
});
