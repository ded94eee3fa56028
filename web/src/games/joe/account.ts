// What happened since one acted oneself.
import type { JoeEvent } from '../../net/wire';
import { filed } from './filed';

/** All that happened between the end of the last turn of one's own people and the one that goes on, or now. */
export function sinceOwnTurn(events: JoeEvent[], own: string[], active: string | null): JoeEvent[] {
  const scenario = events.slice(events.findLastIndex(({ event }) => event === 'opened') + 1);
  const turn = (one: JoeEvent, kind: 'activated' | 'rested'): boolean =>
    one.event === kind && own.includes(filed(one.character));
  const acting = active !== null && own.includes(active);
  const until = acting ? scenario.findLastIndex((one) => turn(one, 'activated')) : scenario.length;
  const meanwhile = scenario.slice(0, Math.max(until, 0));
  const from = meanwhile.findLastIndex((one) => turn(one, 'rested'));
  return meanwhile.slice(from + 1).filter(({ event }) => !['dealt', 'placed', 'laid', 'hid', 'bought'].includes(event));
}
