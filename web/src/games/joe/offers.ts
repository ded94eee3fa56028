// The legal moves as a player thinks of them: where to go, whom to fight, what to do with gear, how to wait.
import type { JoeChance, JoeView } from '../../net/wire';
import { t } from '../../state/language.svelte';
import { nameOf } from './faces';
import { sceneOf, zoneName } from './printed';

export type Group = 'go' | 'fight' | 'gear' | 'wait';
export const GROUPS: readonly Group[] = ['go', 'fight', 'gear', 'wait'];

export interface Offer {
  text: string;
  /** The kind of the move; `joe-move-KIND` says it in words. */
  kind: string;
  group: Group;
  zone: string | null;
  /** Whom it is done to. */
  target: string | null;
  thing: string | null;
  chance: JoeChance | null;
}

const GO = ['go', 'drag', 'place'];
const FIGHT = ['throw', 'bomb', 'hurl', 'shoot', 'double', 'stab'];
const GEAR = ['reload', 'repair', 'pick', 'take', 'give', 'swap', 'for', 'drop', 'buy', 'hide'];
const GEAR_WORDS = ['drink', 'look', 'untie'];

/** What a move is, and what is in it. */
function parse(text: string): Pick<Offer, 'kind' | 'zone' | 'target' | 'thing'> {
  const [verb = '', ...rest] = text.split(' ');
  const last = rest.at(-1) ?? null;
  const isZone = last !== null && last !== last.toLowerCase();
  if (GO.includes(verb)) return { kind: verb, zone: last, target: null, thing: null };
  if (verb === 'throw') {
    const kind = rest[0] === 'knife' ? 'hurl' : isZone ? 'throw' : 'bomb';
    return { kind, zone: isZone ? last : null, target: isZone ? null : last, thing: rest[0] ?? null };
  }
  if (['shoot', 'double', 'take', 'give', 'swap'].includes(verb))
    return { kind: verb, zone: null, target: last, thing: rest[0] ?? null };
  if (['stab', 'cede', 'react'].includes(verb)) return { kind: verb, zone: null, target: last, thing: null };
  if (GEAR.includes(verb)) return { kind: verb, zone: null, target: null, thing: last };
  return { kind: 'word', zone: null, target: null, thing: text.replace(' ', '-') };
}

export function readOffer(text: string, chances: JoeChance[] = []): Offer {
  const parsed = parse(text);
  const inGear = GEAR.includes(parsed.kind) || (parsed.kind === 'word' && GEAR_WORDS.includes(parsed.thing ?? ''));
  const group = GO.includes(parsed.kind) ? 'go' : FIGHT.includes(parsed.kind) ? 'fight' : inGear ? 'gear' : 'wait';
  return { text, group, chance: chances.find(({ move }) => move === text) ?? null, ...parsed };
}

/** To give up with the whole side: it is offered apart from all else (GiveUp.svelte). */
export const GIVE_UP = 'surrender all';

/** The legal moves; dynamite that is thrown at somebody falls where they stand. */
export function readOffers(legal: string[], view: JoeView): Offer[] {
  const places = new Map(view.characters.map(({ name, zone }) => [name, zone]));
  return legal
    .filter((text) => text !== GIVE_UP)
    .map((text) => readOffer(text, view.chances))
    .map((offer) => (offer.kind === 'bomb' ? { ...offer, zone: places.get(offer.target ?? '') ?? null } : offer));
}

/** Whether it is dynamite that flies: that is looked at before it is thrown. */
export function explodes({ kind }: Offer): boolean {
  return kind === 'throw' || kind === 'bomb';
}

/** Everybody who stands in one of these zones. */
export function hitBy(view: JoeView, zones: string[]): JoeView['characters'] {
  return view.characters.filter(({ status, zone }) => status === 'playing' && zone !== null && zones.includes(zone));
}

/** Whether two who stand together exchange something: that is done on the other one's sheet. */
export function trades({ kind }: Offer): boolean {
  return kind === 'take' || kind === 'give' || kind === 'swap';
}

/** A move as a person would say it; `scenario` has the zones' names. */
export function offerInWords(offer: Offer, scenario: string): string {
  const { kind, zone, target, thing } = offer;
  const who = target === null ? '' : target === 'lock' ? 'lock' : nameOf(target);
  const values = {
    zone: zone === null ? '' : zoneName(sceneOf(scenario), zone),
    target: who,
    character: who,
    owner: who,
    ally: who,
    gun: thing ?? '',
    guns: thing ?? '',
    thing: thing ?? '',
    word: thing ?? '',
  };
  return t(`joe-move-${kind}`, values);
}

export function moveInWords(text: string, scenario: string): string {
  return offerInWords(readOffer(text), scenario);
}

/** How likely an attack wounds, in percent. */
export function woundChance({ light, serious, cards }: JoeChance): number {
  return cards === 0 ? 0 : Math.round(((light + serious) / cards) * 100);
}
