import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../net/api';
import { withWords } from '../tests/words';
import { announce, dismiss, clearAnnouncements, note, noteError, notes, clearNotes, troubleOf } from './notes.svelte';

beforeAll(() => withWords());
beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(notes, { shown: [], spoken: [] });
});
afterEach(() => void vi.useRealTimers());

const shown = (): string[] => notes.shown.map(({ message }) => message);

describe('a note', () => {
  test('is shown and said, and goes by itself; a refusal stays twice as long', () => {
    note('info', 'turn-yours');
    note('refused', 'failed-too-fast', {}, 'TG-8');
    expect(notes.spoken.map(({ text }) => text)[0]).toBe('Your turn');
    expect(notes.shown[1]).toMatchObject({ kind: 'refused', rule: 'TG-8' });
    vi.advanceTimersByTime(7_000);
    expect(shown()).toEqual(['failed-too-fast']);
    vi.advanceTimersByTime(7_000);
    expect(shown()).toEqual([]);
  });

  test('is not shown twice at once, and never more than two are', () => {
    note('info', 'turn-yours');
    note('info', 'turn-yours');
    expect(shown()).toEqual(['turn-yours']);
    note('info', 'failed-house');
    note('info', 'failed-too-fast');
    expect(shown()).toEqual(['failed-house', 'failed-too-fast']);
  });

  test('is put away by hand, by kind, or with its page', () => {
    note('info', 'turn-yours');
    note('refused', 'failed-too-fast');
    clearNotes('refused');
    expect(shown()).toEqual(['turn-yours']);
    dismiss(notes.shown[0]!.key);
    expect(shown()).toEqual([]);
    note('info', 'turn-yours');
    clearNotes();
    expect(shown()).toEqual([]);
  });
});

test('what is said can be found again for a while, until it is hushed', () => {
  for (let index = 0; index < 25; index += 1) announce(String(index));
  expect(notes.spoken).toHaveLength(20);
  expect(notes.spoken[0]?.text).toBe('5');
  clearAnnouncements();
  expect(notes.spoken).toEqual([]);
});

test('trouble is told as the house told it; anything else is the house’s problem', () => {
  expect(troubleOf(new ApiError(429, { error: 'failed-quota', reason: 'x' }))).toEqual([
    'failed-quota',
    { reason: 'x' },
  ]);
  noteError(new TypeError('oops'));
  expect(shown()).toEqual(['failed-house']);
});
