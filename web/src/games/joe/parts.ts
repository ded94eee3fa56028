// The scenarios, as a group chooses what to play: each is for some numbers of people.
import type { GamePart } from '../contract';
import { t } from '../../state/language.svelte';
import { said } from './printed';
import { CAMPAIGN, chaptersFor, loadAtlas } from './scenarios/atlas.svelte';

export async function parts(): Promise<GamePart[]> {
  const { scenarios } = await loadAtlas();
  const single = scenarios.map(({ id, title, minutes, seatings }) => ({
    id,
    options: { scenario: id },
    title: () => said(title),
    places: seatings.map(({ sides }) => sides.length),
    minutes,
  }));
  const numbers = Array.from({ length: 13 }, (_, seats) => seats).filter(
    (seats) => chaptersFor(scenarios, seats).length,
  );
  const row = { id: CAMPAIGN, options: { scenario: CAMPAIGN }, title: () => t('room-campaign'), places: numbers };
  return [...single, { ...row, minutes: null }];
}
