// What is heard of what just happened.
import type { DuelEvent } from '../../net/wire';
import type { Sound } from '../../state/sounds';
import type { Way } from './piles';

const LAID: Record<Way, Sound> = { step: 'card', jump: 'jump', help: 'help' };

/** The most telling sound of these events; none where the page has one itself: for a turn's beginning and the end. */
export function soundOf(events: DuelEvent[], myTurn: boolean): Sound | null {
  const laid = events.findLast((event) => event.event === 'laid');
  if (laid?.event === 'laid') return LAID[laid.way];
  if (myTurn) return null;
  if (events.some((event) => event.event === 'ended')) return 'end';
  return events.some((event) => event.event === 'drew') ? 'draw' : null;
}
