// What happened, in words: message ids of the game and what goes into them.
import type { JoeEvent } from '../../net/wire';
import { listed, t } from '../../state/language.svelte';
import type { Told } from '../contract';
import { plain, valuesOf } from '../telling';
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
  const say = (value: unknown, field: string): string | number => sayField(event, field, value);
  return { message: `joe-event-${event.event}`, values: valuesOf(event, SEATS, names, viewer, say) };
}

function sayField(event: JoeEvent, field: string, value: unknown): string | number {
  if (Array.isArray(value)) return listed(value.map((side) => sideName(event, String(side)))) || 'none';
  if (typeof value !== 'string') return plain(value);
  if (field === 'scenario') return scenarioName(value);
  if (field === 'card' && (event.event === 'dealt' || event.event === 'joker')) return jokerName(value);
  if (ZONES.includes(field)) return place(value);
  if (PEOPLE.includes(field)) return value === 'lock' ? value : isZone(value) ? place(value) : nameOf(value);
  if (field === 'giver' || field === 'taker') return nameOf(value);
  return value.replace('+', '-');
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
  return print ? t('joe-page-scenario-named', { title: said(print.title) }) : id;
}

function sideName(event: JoeEvent, id: string): string {
  const sides = event.event === 'ended' ? (scenarios[event.scenario]?.sides ?? []) : [];
  const side = sides.find((known) => known.id === id);
  return side ? said(side.name) : id;
}
