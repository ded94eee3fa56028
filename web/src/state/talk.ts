// What can be said at a table without typing.
import type { Said } from '../net/wire';
import { t } from './language.svelte';

type Phrase = NonNullable<Said['phrase']>;
const WORDS: Phrase[] = ['hello', 'luck', 'nice', 'ouch', 'thanks', 'think', 'sorry', 'well-played'];
const GESTURES: Phrase[] = ['hat', 'clap', 'laugh', 'sweat'];
export const PHRASES = [...WORDS, ...GESTURES];

/** What somebody said, in the viewer's language where it is a set phrase. */
export function spoken({ phrase, text }: Said): string {
  return phrase === null ? (text ?? '') : t(`phrase-${phrase}`);
}
