// A finished match as numbers: the four piles over time, and what each player did.
import type { DuelEvent, DuelView } from '../../net/wire';
import type { SummaryProps } from '../contract';
import type { Direction } from './piles';

export interface Line {
  owner: number;
  direction: Direction;
  /** The top after every card that was laid, from the base on. */
  tops: number[];
}

export interface Turn {
  seat: number;
  cards: number[];
}

export interface Deeds {
  laid: number;
  jumps: number;
  helps: number;
  turns: number;
  /** The most cards laid in one turn. */
  longest: number;
}

export interface Story {
  lines: Line[];
  turns: Turn[];
  deeds: [Deeds, Deeds];
}

const DIRECTIONS: Direction[] = ['rising', 'falling'];

function turnsOf(events: DuelEvent[]): Turn[] {
  const turns: Turn[] = [];
  let open: Turn | null = null;
  for (const event of events) {
    if (event.event === 'laid') {
      if (!open) turns.push((open = { seat: event.seat, cards: [] }));
      open.cards.push(event.card);
    } else if (event.event === 'ended') {
      open = null;
    }
  }
  return turns;
}

function deedsOf(seat: number, events: DuelEvent[], turns: Turn[]): Deeds {
  const laid = events.filter((event) => event.event === 'laid' && event.seat === seat);
  const count = (way: string): number => laid.filter((event) => event.event === 'laid' && event.way === way).length;
  const own = turns.filter((turn) => turn.seat === seat);
  return {
    laid: laid.length,
    jumps: count('jump'),
    helps: count('help'),
    turns: own.length,
    longest: Math.max(0, ...own.map((turn) => turn.cards.length)),
  };
}

export function storyOf(positions: SummaryProps<DuelView, DuelEvent>['positions']): Story {
  const events = positions.flatMap((position) => position.events);
  const laying = positions.filter(({ events }, index) => index === 0 || events.some((event) => event.event === 'laid'));
  const turns = turnsOf(events);
  return {
    lines: [0, 1].flatMap((owner) =>
      DIRECTIONS.map((direction) => ({
        owner,
        direction,
        tops: laying.map(({ views }) => views[0]!.sides[owner]![direction]),
      })),
    ),
    turns,
    deeds: [deedsOf(0, events, turns), deedsOf(1, events, turns)],
  };
}
