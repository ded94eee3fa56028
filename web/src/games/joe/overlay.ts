// What is marked on the map, from the moves that are offered and from what the house has worked out.
import type { Choice } from './choice.svelte';
import type { Highlight, Ray } from './highlights';
import type { Inquiry } from './inquiry.svelte';
import { spotOf } from './measure';
import { offerInWords } from './offers';

/** What one wants to know about the map. */
export interface Wanted {
  /** Who is looked at, and through whose eyes a shot at them is judged. */
  chosen: string | null;
  asked: string | null;
  danger: boolean;
}

/** The questions for the house. */
export function questionsOf({ chosen, asked, danger }: Wanted, aim: string | null): string[] {
  return [
    ...(chosen === null ? [] : [`sight ${chosen}`]),
    ...(chosen === null || asked === null || asked === chosen ? [] : [`line ${asked} ${chosen}`]),
    ...(danger ? ['danger'] : []),
    ...(aim === null ? [] : [`blast ${aim}`]),
  ];
}

/** The marked zones, from the ground up: danger, sight, a blast, and on top where one can go. */
export function highlightsOf(
  wanted: Wanted,
  choice: Choice,
  inquiry: Inquiry,
  scenario: string,
  way: string[],
  hint: string | null,
): Highlight[] {
  const danger = wanted.danger ? (inquiry.told('danger', 'danger')?.zones ?? []) : [];
  const sight = wanted.chosen === null ? [] : (inquiry.told('sight', `sight ${wanted.chosen}`)?.zones ?? []);
  const aim = choice.aim?.zone ?? null;
  const blast = aim === null ? null : inquiry.told('blast', `blast ${aim}`);
  return [
    ...danger.map((zone): Highlight => ({ zone, look: 'danger' })),
    ...sight.map(({ zone, how }): Highlight => ({ zone, look: how })),
    ...(blast?.beside ?? []).map((zone): Highlight => ({ zone, look: 'beside' })),
    ...(blast ? [{ zone: blast.zone, look: 'blast' } as const] : []),
    ...way.map((zone): Highlight => ({ zone, look: 'way' })),
    ...choice.zones
      .filter(({ text }) => text === hint)
      .map(({ zone }): Highlight => ({ zone: zone ?? '', look: 'hinted' })),
    ...choice.zones.map((offer): Highlight => ({
      zone: offer.zone ?? '',
      look: choice.mode === 'drag' ? 'go' : choice.mode,
      label: offerInWords(offer, scenario),
    })),
  ];
}

/** The line of fire to whoever is looked at. */
export function raysOf({ chosen, asked }: Wanted, inquiry: Inquiry): Ray[] {
  const line = chosen === null || asked === null ? null : inquiry.told('line', `line ${asked} ${chosen}`);
  return line ? [{ from: spotOf(line.start), to: spotOf(line.end), stop: line.stop ? spotOf(line.stop) : null }] : [];
}
