// Short notes at the edge of the screen, and what a screen reader is told.
import { untrack } from 'svelte';
import type { ApiError } from '../net/api';
import { t, type Values } from './language.svelte';

export interface Note {
  key: number;
  kind: 'info' | 'refused' | 'failed';
  message: string;
  values: Values;
  /** The rule that a refusal names. */
  rule: string | null;
}

const LASTS = 7_000;
let count = 0;

export const notes = $state<{ shown: Note[]; spoken: { key: number; text: string }[] }>({ shown: [], spoken: [] });

export function dismiss(key: number): void {
  notes.shown = notes.shown.filter((note) => note.key !== key);
}

/** Notes of a position, or of a page, that is gone go with it. */
export function clearNotes(kind?: Note['kind']): void {
  notes.shown = kind ? notes.shown.filter((note) => note.kind !== kind) : [];
}

/** Show a note; the same message is not shown twice at once. */
export function note(kind: Note['kind'], message: string, values: Values = {}, rule: string | null = null): void {
  const key = ++count;
  const others = notes.shown.filter((known) => known.message !== message);
  notes.shown = [...others.slice(-1), { key, kind, message, values, rule: rule || null }];
  announce(t(message, values));
  setTimeout(() => dismiss(key), kind === 'refused' ? LASTS * 2 : LASTS);
}

/** Why the house said no: a message's id, and its values. */
export function troubleOf(error: unknown): [message: string, values: Values] {
  const { trouble } = error as Partial<ApiError>;
  return [trouble?.error ?? 'failed-house', { reason: trouble?.reason ?? '' }];
}

/** Tell why the house said no. */
export function noteError(error: unknown): void {
  note('failed', ...troubleOf(error));
}

/** Let nothing of what was said be found again. */
export function clearAnnouncements(): void {
  notes.spoken = [];
}

/** Say something to a screen reader, after what it is saying now. */
export function announce(text: string): void {
  notes.spoken = [...untrack(() => notes.spoken).slice(-19), { key: ++count, text }];
}
