// What can be said at a table without typing.
import type { Said } from '../net/wire';
import { says, t } from './language.svelte';

export const PHRASES = ['hello', 'luck', 'nice', 'ouch', 'thanks', 'think', 'sorry', 'well-played'] as const;

/** What somebody said, in the viewer's language where it is a set phrase. */
export function spoken({ phrase, text }: Said): string {
  if (phrase === null) return text ?? '';
  return says(`phrase-${phrase}`) ? t(`phrase-${phrase}`) : phrase;
}
