// A finished match as numbers: who lied how often, who believed whom, and how the points grew.
import type { BluffEvent, BluffView } from '../../net/wire';
import type { SummaryProps } from '../contract';

export interface Deeds {
  /** How often one announced something, and how often that was a lie. */
  told: number;
  lies: number;
  /** How often the one who was told it was fooled. */
  fooled: number;
  /** How often one was told something, and how often one saw the truth. */
  heard: number;
  right: number;
  stolen: number;
  swaps: number;
}

/** How often somebody was told something by somebody, and believed it. */
interface Faith {
  told: number;
  believed: number;
}

export interface Story {
  deeds: Deeds[];
  /** Of each listener in each speaker. */
  faith: Faith[][];
  /** The points of every seat after every turn. */
  points: number[][];
}

type Positions = SummaryProps<BluffView, BluffEvent>['positions'];

function fresh(): Deeds {
  return { told: 0, lies: 0, fooled: 0, heard: 0, right: 0, stolen: 0, swaps: 0 };
}

export function storyOf(positions: Positions, seats: number): Story {
  const deeds = Array.from({ length: seats }, fresh);
  const faith = deeds.map(() => deeds.map((): Faith => ({ told: 0, believed: 0 })));
  let answer: { seat: number; believed: boolean } | null = null;
  for (const event of positions.flatMap((position) => position.events)) {
    if (event.event === 'answered') answer = { seat: event.seat, believed: event.answer === 'ok' };
    if (event.event === 'revealed' && answer) {
      settle(deeds[event.seat]!, deeds[answer.seat]!, event.truth, answer.believed);
      const trust = faith[answer.seat]![event.seat]!;
      trust.told += 1;
      trust.believed += answer.believed ? 1 : 0;
    }
    if (event.event === 'stole') deeds[event.seat]!.stolen += 1;
    if (event.event === 'swapped') deeds[event.seat]!.swaps += 1;
  }
  return { deeds, faith, points: pointsOf(positions, seats) };
}

function settle(speaker: Deeds, listener: Deeds, truth: boolean, believed: boolean): void {
  speaker.told += 1;
  speaker.lies += truth ? 0 : 1;
  speaker.fooled += truth === believed ? 0 : 1;
  listener.heard += 1;
  listener.right += truth === believed ? 1 : 0;
}

function pointsOf(positions: Positions, seats: number): number[][] {
  const turns = new Map(positions.map(({ views }) => [views[0]!.turn, views[0]!]));
  return Array.from({ length: seats }, (_, seat) => [...turns.values()].map((view) => view.players[seat]!.points));
}
