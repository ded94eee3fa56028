// Who has won a scenario, and what that means for whoever looks at it.
import type { JoeEvent, JoeScenarioInfo, JoeView } from '../../../net/wire';
import { filed } from '../filed';

/** How it ended for somebody; `none` for who only watched. */
export type Mine = 'won' | 'lost' | 'draw' | 'none';

type Standing = Pick<JoeView, 'seat_sides' | 'sides'>;

export function mineOf({ seat_sides, sides }: Standing, winners: string[], seat: number | null): Mine {
  if (seat === null) return 'none';
  if (winners.length === 0) return 'draw';
  const own = sides[seat_sides[seat] ?? -1]?.id;
  return own !== undefined && winners.includes(own) ? 'won' : 'lost';
}

export interface Gold {
  side: number;
  /** What its people carried off; of those who guard it what is left, if that is known. */
  gold: number | null;
  guards: boolean;
}

/** Who has how much gold, the most first; nothing in a scenario that is not about it. `events` came after the view. */
export function goldOf(scenario: JoeScenarioInfo, view: JoeView, events: JoeEvent[] = []): Gold[] {
  const kinds = scenario.sides.map(({ goal }) => goal.kind);
  if (!kinds.includes('steal')) return [];
  const gone = (side: number): number =>
    events
      .filter((event) => event.event === 'escaped')
      .filter(({ character }) => view.characters.find(({ name }) => name === filed(character))?.side === side)
      .reduce((sum, { gold }) => sum + gold, view.sides[side]?.loot ?? 0);
  const shared = scenario.ending === 'gold' && view.reason !== '' && events.length === 0;
  return kinds
    .map((kind, side): Gold => {
      const guards = kind === 'guard';
      return { side, guards, gold: guards ? (shared ? (view.tally[side] ?? null) : null) : gone(side) };
    })
    .filter(({ side, guards }) => kinds[side] === 'steal' || guards)
    .toSorted((a, b) => (b.gold ?? -1) - (a.gold ?? -1));
}
