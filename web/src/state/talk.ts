// What can be said at a table without typing.
import type { Said } from '../net/wire';
import { says, t } from './language.svelte';

const WORDS = ['hello', 'luck', 'nice', 'ouch', 'thanks', 'think', 'sorry', 'well-played'];
const GESTURES = ['hat', 'clap', 'laugh', 'sweat'];
export const PHRASES = [...WORDS, ...GESTURES];

/** What somebody said, in the viewer's language where it is a set phrase. */
export function spoken({ phrase, text }: Said): string {
  if (phrase === null) return text ?? '';
  return says(`phrase-${phrase}`) ? t(`phrase-${phrase}`) : phrase;
}
