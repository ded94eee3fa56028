// What somebody is asked to react to: it is told with the question, whatever happened after it.
import type { JoeEvent, JoeView } from '../../net/wire';
import { filed } from './filed';

const DEEDS = ['walked', 'attacked', 'activated', 'picked', 'reloaded', 'asked', 'fled'];

/** The deed that led to the question of a view, if it is an answer to somebody else. */
export function causeOf(events: JoeEvent[], { question }: Pick<JoeView, 'question'>): JoeEvent[] {
  if (question === null || !['react', 'reactor', 'consent'].includes(question.kind)) return [];
  const whose = question.other;
  const deed = events.findLast(
    (one) => DEEDS.includes(one.event) && 'character' in one && (whose === null || filed(one.character) === whose),
  );
  return deed ? [deed] : [];
}
