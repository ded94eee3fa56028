// A room of four people, as a test wants it: Anna is the host, and Dora sits out.
import type { RoomMatchInfo, RoomNews, RoomPerson, RoomSitter } from '../net/wire';

const NAMES = ['Anna', 'Bert', 'Cora', 'Dora'];

export const person = (number: number): RoomSitter => ({
  kind: 'guest',
  name: NAMES[number - 1] ?? `Guest ${number}`,
  person: number,
});
export const bot = (name: string): RoomSitter => ({ kind: 'bot', name, person: null });

export function match(more: Partial<RoomMatchInfo> = {}): RoomMatchInfo {
  return {
    match: 'm1',
    game: 'duel',
    options: {},
    phase: 'playing',
    created: 1_800_000_000,
    spectators: true,
    seats: [person(1), person(2)],
    ranks: null,
    ...more,
  };
}

export function somebody(number: number, more: Partial<RoomPerson> = {}): RoomPerson {
  return { person: number, name: NAMES[number - 1] ?? '', here: true, resting: number === 4, at: null, ...more };
}

export function room(more: Partial<RoomNews> = {}): RoomNews {
  return {
    code: 'bcdfg',
    host: 1,
    you: 1,
    people: [1, 2, 3, 4].map((number) => somebody(number)),
    removed: [],
    calls: 0,
    called: null,
    unfinished: [],
    lately: [],
    tonight: [],
    ever: [],
    evenings: 0,
    ...more,
  };
}
