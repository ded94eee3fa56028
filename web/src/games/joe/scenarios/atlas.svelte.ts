// The scenarios as the house knows them, and how they are told.
import { api } from '../../../net/api';
import type { JoeAtlas, JoeScenarioInfo, JoeSide } from '../../../net/wire';
import { listed, t } from '../../../state/language.svelte';
import { nameOf } from '../faces';
import type { Figure } from '../figures';

/** All scenarios in a row are one match. */
export const CAMPAIGN = 'campaign';

let asked: Promise<JoeAtlas> | null = null;

/** The atlas; it is fetched once. */
export function loadAtlas(): Promise<JoeAtlas> {
  asked ??= api.atlas<JoeAtlas>('joe').catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** How many can play it. */
export function placesOf({ seatings }: JoeScenarioInfo): { fewest: number; most: number } {
  const seats = seatings.map(({ sides }) => sides.length);
  return { fewest: Math.min(...seats), most: Math.max(...seats) };
}

/** The scenarios of a campaign for so many. */
export function chaptersFor(scenarios: JoeScenarioInfo[], seats: number): JoeScenarioInfo[] {
  return scenarios.filter(({ seatings }) => seatings.some(({ sides }) => sides.length === seats));
}

/** Everybody where they begin, or might begin. */
export function lineUp({ start, sides }: JoeScenarioInfo): Figure[] {
  const taken = new Map<string, number>();
  return start.map(({ character, zones, ambush, asleep, held }) => {
    const among = zones.join();
    const place = taken.get(among) ?? 0;
    taken.set(among, place + 1);
    return {
      name: character,
      side: sides.findIndex(({ characters }) => characters.includes(character)),
      zone: zones[place % zones.length] ?? '',
      ambush,
      asleep: asleep !== null,
      bound: held !== null,
    };
  });
}

/** Names as a list in words. */
export function namesOf(characters: string[]): string {
  return listed(characters.map(nameOf));
}

/** What a side is after, in one sentence. */
export function goalOf({ goal, prevents }: JoeSide): string {
  const targets = goal.targets ?? [];
  const values = {
    targets: targets.length === 0 ? 'all' : namesOf(targets),
    rescue: goal.rescue ? nameOf(goal.rescue) : 'none',
  };
  return [t(`joe-room-goal-${goal.kind}`, values), prevents ? t('joe-room-prevents') : ''].filter(Boolean).join(' ');
}
