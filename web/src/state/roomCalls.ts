// What it means for somebody that everybody is called to a match.
import type { RoomMatchInfo, RoomNews } from '../net/wire';

/**
 * `go`: at once, by itself. `soon`: by itself as well, but somebody may still be reading and can say no. `ask`: only if
 * they say so, since they are in the middle of something. null: it is nothing to them.
 */
export type Answer = 'go' | 'soon' | 'ask' | null;

/** How somebody hears of a call who is at the table of another match (`at`), which they may be playing, or in the room. */
export function answerTo(match: RoomMatchInfo, at: string, { you, people }: RoomNews, busy: boolean): Answer {
  if (match.match === at || you === null) return null;
  if (match.seats.some(({ person }) => person === you)) {
    if (at === '') return 'go';
    return busy ? 'ask' : 'soon';
  }
  const rests = people.some(({ person, resting }) => person === you && resting);
  if (rests || busy || !match.spectators) return null;
  return at === '' ? 'go' : 'soon';
}
