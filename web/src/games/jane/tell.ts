// What happened, in words: message ids of Jane and what goes into them.
import type { JaneEvent } from '../../net/wire';
import { t } from '../../state/language.svelte';
import type { Told } from '../contract';
import { plain, valuesOf } from '../telling';
import { lockInWords } from './words';

/** Fields of events that name a seat. */
const SEATS = ['seat', 'victim', 'loser', 'left', 'right'];

export function tell(events: JaneEvent[], names: string[], seat: number | null): Told[] {
  return events.filter((event) => event.event !== 'dealt').map((event) => tellOne(event, names, seat));
}

function tellOne(event: JaneEvent, names: string[], viewer: number | null): Told {
  return { message: `jane-event-${event.event}`, values: valuesOf(event, SEATS, names, viewer, sayField) };
}

function sayField(value: unknown, field: string): string | number {
  if (field === 'move' || field === 'answer') return typeof value === 'string' ? lockInWords(value) : 'none';
  if (field === 'cards' && Array.isArray(value)) return t('jane-cards', { cards: value.length });
  return Array.isArray(value) ? value.length : plain(value);
}

/** A move as a person would say it. */
export function moveInWords(text: string): string {
  return text.startsWith('lock') ? lockInWords(text) : t('jane-page-move', { move: text });
}
