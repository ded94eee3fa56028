// What happened, in words: message ids of the duel and what goes into them.
import type { DuelEvent } from '../../net/wire';

interface Told {
  message: string;
  values: Record<string, string | number>;
}

export function tell(event: DuelEvent, names: string[], seat: number | null): Told {
  const name = (who: number): string => names[who] ?? '';
  const is = (who: number): string => (who === seat ? 'you' : 'other');
  const values: Told['values'] = { seat: name(event.seat), 'seat-is': is(event.seat) };
  switch (event.event) {
    case 'drew':
      values.card = event.card ?? 'none';
      break;
    case 'laid':
      values.owner = name(event.owner);
      values['owner-is'] = is(event.owner);
      values.card = event.card;
      values.pile = event.pile;
      values.covered = event.covered;
      values.way = event.way;
      break;
    case 'ended':
      values.draws = event.draws;
      break;
    case 'won':
      values.reason = event.reason;
      break;
  }
  return { message: `duel-event-${event.event}`, values };
}
