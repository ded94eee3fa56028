// What happened, in words: message ids of Jane and what goes into them.
import type { JaneEvent } from '../../net/wire';
import { t } from '../../state/language.svelte';
import type { Told } from '../contract';
import { lockInWords } from './words';

/** Values that name a seat are told as the name, and whether it is oneself. */
const SEATS = ['seat', 'victim', 'loser', 'left', 'right'];

export function tell(events: JaneEvent[], names: string[], seat: number | null): Told[] {
  return events.filter((event) => event.event !== 'dealt').map((event) => tellOne(event, names, seat));
}

function tellOne(event: JaneEvent, names: string[], viewer: number | null): Told {
  const values: Told['values'] = {};
  for (const [key, value] of Object.entries(event)) {
    if (key === 'event') continue;
    if (SEATS.includes(key) && typeof value === 'number') {
      values[key] = names[value] ?? '';
      values[`${key}-is`] = value === viewer ? 'you' : 'other';
    } else values[key] = plain(key, value);
  }
  return { message: `jane-event-${event.event}`, values };
}

function plain(key: string, value: unknown): string | number {
  if (key === 'move' || key === 'answer') return typeof value === 'string' ? lockInWords(value) : 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (key === 'cards' && Array.isArray(value)) return t('jane-cards', { cards: value.length });
  if (Array.isArray(value)) return value.length;
  return typeof value === 'number' || typeof value === 'string' ? value : 'none';
}

/** A move as a person would say it. */
export function moveInWords(text: string): string {
  return text.startsWith('lock') ? lockInWords(text) : t('jane-page-move', { move: text });
}
