// What happened, in words: message ids of the game and what goes into them.
import type { JoeEvent } from '../../net/wire';
import type { Told } from '../contract';
import { nameOf } from './faces';
import { jokerOf, maps, said, scenarios, zoneName } from './printed';

/** Fields of events that name a character, a zone or a seat. */
const PEOPLE = ['character', 'target', 'enemy', 'ally', 'drags'];
const ZONES = ['zone', 'beyond'];
const SEATS = ['seat', 'giver', 'taker'];
/** What needs no words: the next event says it. */
const QUIET = ['rested'];

export function tell(events: JoeEvent[], names: string[], seat: number | null): Told[] {
  return events
    .filter((event) => !QUIET.includes(event.event) && !(event.event === 'dealt' && event.card === null))
    .map((event) => tellOne(event, names, seat));
}

function tellOne(event: JoeEvent, names: string[], viewer: number | null): Told {
  const values: Told['values'] = {};
  for (const [key, value] of Object.entries(event)) {
    if (key === 'event') continue;
    if (SEATS.includes(key) && typeof value === 'number') {
      values[key] = names[value] ?? '';
      values[`${key}-is`] = value === viewer ? 'you' : 'other';
    } else values[key] = plain(key, value, event);
  }
  return { message: `joe-event-${event.event}`, values };
}

function plain(key: string, value: unknown, event: JoeEvent): string | number {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.map((side) => sideName(event, String(side))).join(', ') || 'none';
  const text = String(value);
  if (key === 'scenario') return scenarioName(text);
  if (key === 'card' && (event.event === 'dealt' || event.event === 'joker')) return jokerName(text);
  if (ZONES.includes(key)) return place(text);
  if (PEOPLE.includes(key)) return text === 'lock' ? text : isZone(text) ? place(text) : nameOf(text);
  if (key === 'giver' || key === 'taker') return nameOf(text);
  return text.replace('+', '-');
}

function isZone(text: string): boolean {
  return text !== text.toLowerCase();
}

function place(zone: string): string {
  const scene = Object.values(maps).find(({ zones }) => zones.some(({ id }) => id === zone));
  return scene ? zoneName(scene, zone) : zone;
}

function jokerName(card: string): string {
  const joker = jokerOf(card);
  return joker ? said(joker.name) : card;
}

function scenarioName(id: string): string {
  const print = scenarios[id];
  return print ? `${id} (${said(print.title)})` : id;
}

function sideName(event: JoeEvent, id: string): string {
  const sides = event.event === 'ended' ? (scenarios[event.scenario]?.sides ?? []) : [];
  const side = sides.find((known) => known.id === id);
  return side ? said(side.name) : id;
}
