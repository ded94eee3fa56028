// What people settle beside the rules, in words: seats that change hands, giving up, agreed ends, pauses, take-backs.
import type { Arrangement, Lapsed } from '../../net/wire';
import { botName } from '../bots';
import { personName } from '../me.svelte';

type Told = Pick<Arrangement, 'what' | 'seat' | 'name' | 'left' | 'count'>;
type Words = [message: string, values: Record<string, string | number>];

/** Whether a match that ended so has nobody who won it. */
export function isNobodys(reason: string): boolean {
  return reason === 'drawn' || reason === 'unfinished';
}

/** What somebody is called who sits at a seat, or sat there: a person, or one of the house's bots. */
export function called(name: string): string {
  const bot = botName(name);
  return bot === name ? personName(name) : bot;
}

/** The sentence for what was settled. */
export function settledWords({ what, seat, name, left, count }: Told, names: string[]): Words {
  if (what === 'sits') return ['arranged-sits', { name: called(name ?? ''), left: called(left ?? '') }];
  return [`arranged-${what}`, { name: names[seat] ?? '', count: count ?? 0 }];
}

/** The sentence for an offer that came to nothing. */
export function lapsedWords({ why, kind, seat, by }: Lapsed, names: string[]): Words {
  return [`lapsed-${why}`, { kind, name: names[by ?? seat] ?? '' }];
}
