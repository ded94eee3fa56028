// How a match stood all along, ready to be drawn: the standings of the part of a match that one looks at.
import type { Party } from '../games/contract';
import type { Chances } from '../net/wire';
import type { ReplayState } from './replay.svelte';

/** Where a match turned: after how many moves it can be seen, in whose favour, and the chances before and after. */
export interface Turn {
  /** Where the chances stand afterwards. */
  index: number;
  moves: number;
  /** What tells most of it. */
  events: unknown[];
  party: Party;
  before: number;
  after: number;
}

export interface Course {
  parties: Party[];
  standings: Chances[];
  turns: Turn[];
}

/** The course of the part of the match in which this stop is; null where nobody has said anything of it yet. */
export function courseAt(replay: ReplayState, stop: number): Course | null {
  const critic = replay.module.critic;
  const all = replay.hindsight?.course ?? [];
  const view = viewAt(replay, replay.stops[stop]?.position.seq ?? 0);
  if (!critic || all.length === 0 || !replay.views.whole) return null;
  const part = critic.part(view);
  // a standing may be the first position of the next part: the move before it was still in this one
  const standings = all.filter(({ index }) => critic.part(viewAt(replay, index - 1)) === part);
  const parties = critic.parties(view);
  const turns = (replay.hindsight?.turns ?? [])
    .toSorted((a, b) => a - b)
    .flatMap((number) => {
      const [before, after] = [all[number - 1], all[number]];
      return before && after && standings.includes(after) ? [turnOf(replay, parties, before, after)] : [];
    });
  return { parties, standings, turns };
}

export const chanceOf = (standing: Chances, { seats }: Party): number => standing.chances[seats[0] ?? 0] ?? 0;

const viewAt = (replay: ReplayState, seq: number): unknown => replay.views.at(Math.max(0, seq))?.[0];

/** A swing is told of the party that won most by it, and shown where most happened. */
function turnOf(replay: ReplayState, parties: Party[], before: Chances, after: Chances): Turn {
  const gain = (party: Party): number => chanceOf(after, party) - chanceOf(before, party);
  const party = parties.reduce((best, other) => (gain(other) > gain(best) ? other : best));
  const weight = (event: unknown): number => replay.module.critic?.weight(event) ?? 0;
  const told = replay.stops
    .filter(
      ({ position }, at) => position.seq > before.index && (replay.stops[at - 1]?.position.seq ?? 0) < after.index,
    )
    .flatMap(({ position, events }) => events.map((event) => ({ moves: position.seq, event })))
    .toSorted((a, b) => weight(b.event) - weight(a.event))[0];
  return {
    index: after.index,
    moves: told?.moves ?? after.index,
    events: told && weight(told.event) > 0 ? [told.event] : [],
    party,
    before: chanceOf(before, party),
    after: chanceOf(after, party),
  };
}
