// Who leads a campaign, and who won which of its scenarios.
import type { JoeEnded, JoeEvent, JoeView } from '../../../net/wire';
import { listed, t } from '../../../state/language.svelte';
import { said, scenarios } from '../printed';

export interface Ranked {
  name: string;
  points: number;
  /** Whoever has as many shares it. */
  rank: number;
}

export function rankingOf(points: number[], names: string[]): Ranked[] {
  return names
    .map((name, seat) => ({ name, points: points[seat] ?? 0 }))
    .toSorted((a, b) => b.points - a.points)
    .map((row, _, all) => ({ ...row, rank: all.findIndex((other) => other.points === row.points) + 1 }));
}

/** The winning sides of every scenario that is over, in their order, in words. */
export function winnersOf(events: JoeEvent[]): string[] {
  return events
    .filter((event): event is JoeEnded => event.event === 'ended')
    .map(({ scenario, winners }) => {
      const sides = scenarios[scenario]?.sides ?? [];
      const won = winners
        .map((id) => sides.find((side) => side.id === id))
        .map((side) => (side ? said(side.name) : '–'));
      return listed(won) || '–';
    });
}

/** Who plays which side of the scenario at hand, in words. */
export function sidesOf({ scenario, seat_sides }: JoeView, names: string[]): string[] {
  return (scenarios[scenario]?.sides ?? []).map(({ name }, side) =>
    t('joe-room-runs', {
      side: said(name),
      names: listed(names.filter((_, seat) => seat_sides[seat] === side)),
    }),
  );
}
