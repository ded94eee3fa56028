// The check of a round, step by step as the rulebook does it: what each step says, and which cards it removes.
import type { JaneEvent } from '../../net/wire';
import { still } from '../../state/settings.svelte';

export interface Step {
  event: JaneEvent;
  /** Cards that are gone once this step is done. */
  gone: number[];
  /** Whether one looks at the cards, or at everybody's answers: these are shown once the right one is known. */
  scene: 'cards' | 'people';
}

/** Milliseconds a step is looked at. */
export const PACE = 1_100;
const BY_CARDS = ['stuckup', 'spared', 'took', 'sorted', 'cancelled', 'cleared', 'settled'];
const BY_ANSWERS = ['checked', 'won', 'rewarded', 'fined', 'discarded'];

/** The steps among some events, in their order. */
export function stepsOf(events: JaneEvent[]): Step[] {
  const gone: number[] = [];
  const steps: Step[] = [];
  for (const event of events) {
    if (event.event === 'cancelled' || event.event === 'cleared') gone.push(...event.cards);
    if (BY_CARDS.includes(event.event)) steps.push({ event, gone: [...gone], scene: 'cards' });
    else if (BY_ANSWERS.includes(event.event)) steps.push({ event, gone: [...gone], scene: 'people' });
  }
  return steps;
}

/** Whether these events are looked at one by one: who wants fewer movements sees the result at once. */
export function isShownInSteps(events: JaneEvent[]): boolean {
  return !still() && stepsOf(events).length > 0;
}

/** How long one wants to look at what happened: the check step by step, and then the result. */
export function lasts(events: JaneEvent[]): number {
  const { length } = stepsOf(events);
  return length === 0 ? 0 : (length + 2) * PACE;
}
