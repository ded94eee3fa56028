// Who could play what: which games fit so many people, and who comes first where not all can.
import type { GameInfo, RoomNews, RoomPerson } from '../net/wire';

/** How a game fits so many people. */
export interface Fit {
  /** How many of those who are free can play. */
  playing: number;
  /** How many look on. */
  out: number;
  /** How many bots are needed at least. */
  bots: number;
}

/** Those who could play now: here, not resting, and at no table where they have a seat. */
export function free({ people, unfinished }: RoomNews): RoomPerson[] {
  const plays = (one: RoomPerson): boolean =>
    unfinished.some(({ match, seats }) => match === one.at && seats.some(({ person }) => person === one.person));
  return people.filter((one) => one.here && !one.resting && !plays(one));
}

/** How a game fits so many. */
export function fitOf({ fewest, most }: Pick<GameInfo, 'fewest' | 'most'>, people: number): Fit {
  const playing = Math.min(people, most);
  return { playing, out: people - playing, bots: Math.max(0, fewest - playing) };
}

/** Where not all can play: whoever has played least tonight comes first, then whoever has belonged here longest. */
export function inTurn(people: RoomPerson[], { tonight }: Pick<RoomNews, 'tonight'>): RoomPerson[] {
  const played = new Map(tonight.map(({ person, played: times }) => [person, times]));
  const times = ({ person }: RoomPerson): number => played.get(person) ?? 0;
  return people.toSorted((one, other) => times(one) - times(other) || one.person - other.person);
}
