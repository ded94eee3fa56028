// What the page asks the house about rooms.
import { ApiError, ask, post } from './api';
import type { NewRoomMatch, Opened, RoomNews, RoomOf, Trouble } from './wire';

/** A room as the house told it, and the name of that telling. */
export interface Told {
  news: RoomNews;
  tag: string;
}

const of = (code: string, what: string): string => `/api/rooms/${code}/${what}`;

export const rooms = {
  join: (code: string) => post<RoomNews>(of(code, 'join'), {}),
  quit: (code: string) => post<RoomOf>(of(code, 'leave'), { for_good: true }),
  rest: (code: string, resting: boolean) => post<RoomNews>(of(code, 'rest'), { resting }),
  remove: (code: string, person: number, removed: boolean) => post<RoomNews>(of(code, 'remove'), { person, removed }),
  handOn: (code: string, person: number) => post<RoomNews>(of(code, 'host'), { person }),
  play: (code: string, wanted: NewRoomMatch) => post<Opened>(of(code, 'matches'), wanted),
  call: (code: string, match: string, calls: number) => post<RoomNews>(of(code, 'call'), { match, calls }),
  of: (match: string) => ask<RoomOf>('GET', `/api/matches/${match}/room`),
};

/** How a room stands, for who is there or at the table of a match; null if it stands as it was told before. */
export async function lookAt(code: string, at: string, tag: string): Promise<Told | null> {
  const path = at ? `/api/rooms/${code}?at=${at}` : `/api/rooms/${code}`;
  const response = await fetch(path, { headers: tag ? { 'If-None-Match': tag } : {} }).catch(() => null);
  if (!response) throw new ApiError(0, { error: 'failed-unreachable', reason: '' });
  if (response.status === 304) return null;
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return { news: answer as RoomNews, tag: response.headers.get('ETag') ?? '' };
  throw new ApiError(response.status, (answer as Trouble | null) ?? { error: 'failed-house', reason: '' });
}

/** Say that the page is closed: the others need not wait until it is missed. */
export function slipOut(code: string): void {
  const headers = { 'Content-Type': 'application/json' };
  void fetch(of(code, 'leave'), { method: 'POST', body: '{}', headers, keepalive: true }).catch(() => undefined);
}
