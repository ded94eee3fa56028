// A finished match as a table: what everybody answered in each round, and how long it took them.
import type { JaneEvent, JaneView } from '../../net/wire';
import type { SummaryProps } from '../contract';

export type Answer = 'won' | 'right' | 'wrong' | 'shot' | 'none';

export interface Turn {
  answer: Answer;
  /** The reaction that counted, in milliseconds; null without an answer or a race. */
  time: number | null;
}

export interface Story {
  rounds: number[];
  /** By seat, then by round. */
  turns: Turn[][];
}

export function storyOf(positions: SummaryProps<JaneView, JaneEvent>['positions'], seats: number): Story {
  const rounds: number[] = [];
  const turns: Turn[][] = Array.from({ length: seats }, () => []);
  const last = (seat: number): Turn => turns[seat]!.at(-1)!;
  for (const { seat, timing, events } of positions) {
    if (seat !== null && timing !== null) last(seat).time = timing.charged;
    for (const event of events) {
      if (event.event === 'revealed') {
        rounds.push(event.round);
        for (const row of turns) row.push({ answer: 'none', time: null });
      } else if (event.event === 'shot') last(event.seat).answer = 'shot';
      else if (event.event === 'checked') last(event.seat).answer = event.right ? 'right' : 'wrong';
      else if (event.event === 'won') last(event.seat).answer = 'won';
    }
  }
  return { rounds, turns };
}

/** The reactions of one seat that counted, the fastest first. */
export function timesOf(turns: Turn[]): number[] {
  return turns.flatMap(({ time }) => (time === null ? [] : [time])).sort((one, other) => one - other);
}

/** The middle one of some sorted times; null if there is none. */
export function medianOf(times: number[]): number | null {
  const [low, high] = [times[Math.floor((times.length - 1) / 2)], times[Math.floor(times.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** How many answers were right. */
export function rightOnes(turns: Turn[]): number {
  return turns.filter(({ answer }) => answer === 'won' || answer === 'right').length;
}
