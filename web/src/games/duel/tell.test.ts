import { beforeAll, describe, expect, test } from 'vitest';
import type { DuelEvent, DuelView } from '../../net/wire';
import { t } from '../../state/language.svelte';
import { withWords } from '../../tests/words';
import type { SummaryProps } from '../contract';
import { storyOf } from './story';
import { ends, moveInWords, tell } from './tell';

beforeAll(() => withWords('table', 'duel'));

const NAMES = ['Anna', 'Bert'];
const told = (seat: number | null, ...events: DuelEvent[]): string[] =>
  tell(events, NAMES, seat).map(({ message, values }) => t(message, values));
const drew = (seat: number, card: number | null): DuelEvent => ({ event: 'drew', seat, card });

describe('cards that are drawn one after the other', () => {
  test('make one sentence, which names one’s own', () => {
    expect(told(0, drew(0, 5), drew(0, 9), drew(1, null), drew(1, null))).toEqual([
      'You draw 5 and 9.',
      'Bert draws 2 cards.',
    ]);
  });

  test('by several make several', () => {
    expect(told(null, drew(0, null), drew(1, null), drew(0, null))).toHaveLength(3);
  });
});

test('one’s own deeds are told as one’s own', () => {
  expect(told(0, { event: 'began', seat: 0 }, { event: 'began', seat: 1 })).toEqual(['You begin.', 'Bert begins.']);
});

test('a card that is laid is told by what it does, and to whom', () => {
  const laid = (more: object): DuelEvent => ({
    event: 'laid',
    seat: 0,
    owner: 0,
    pile: 'rising',
    card: 17,
    covered: 10,
    way: 'step',
    ...more,
  });
  expect(told(0, laid({}))).toEqual(['You lay 17 on your rising pile, over 10.']);
  expect(told(1, laid({ way: 'jump', covered: 27 }), laid({ way: 'help', owner: 1 }))).toEqual([
    'Anna jumps ten back: 17 on their rising pile, over 27.',
    'Anna helps you: 17 on your rising pile, over 10.',
  ]);
});

test('the end of a turn, and of the match, is told to each as it is theirs', () => {
  const ended: DuelEvent = { event: 'ended', seat: 0, draws: 0 };
  expect(told(0, ended)[0]).toBe('You end your turn; your draw pile is empty.');
  expect(told(1, ended)[0]).toBe('Anna ends the turn; the draw pile is empty.');
  const won = { event: 'won', seat: 0, reason: 'emptied' } as DuelEvent;
  expect(told(0, won)[0]).toBe('You have laid your last card!');
  expect(told(1, won)[0]).toBe('Anna has laid the last card.');
});

test('moves are told as one says them', () => {
  expect(moveInWords('end')).toBe('end your turn');
  expect(moveInWords('17>v')).toContain('17');
});

test.each([
  [0, 'winner'],
  [1, 'loser'],
  [null, 'none'],
])('the end is told to seat %s as %s', (seat, eye) => {
  const view = { winner: 0, sides: [{ hand: null }, { hand: [3, 4] }] } as unknown as DuelView;
  expect(ends(view, 'stuck', NAMES, seat)).toMatchObject({
    values: { eye, winner: 'Anna', loser: 'Bert', cards: '3 and 4' },
  });
});

test('a match as numbers: piles, turns, deeds', () => {
  const view = (rising: number): DuelView =>
    ({
      sides: [
        { rising, falling: 60 },
        { rising: 1, falling: 60 },
      ],
    }) as unknown as DuelView;
  const laid = (seat: number, card: number, way: 'step' | 'jump' | 'help'): DuelEvent =>
    ({ event: 'laid', seat, card, way }) as DuelEvent;
  const steps: [DuelEvent[], DuelView][] = [
    [[{ event: 'began', seat: 0 }], view(1)],
    [[laid(0, 5, 'step')], view(5)],
    [[laid(0, 30, 'step')], view(30)],
    [[laid(0, 20, 'jump')], view(20)],
    [[{ event: 'ended', seat: 0, draws: 3 }], view(20)],
    [[laid(1, 9, 'help')], view(9)],
  ];
  const positions = steps.map(([events, each], seq) => ({ seq, events, views: [each] }));
  const story = storyOf(positions as unknown as SummaryProps<DuelView, DuelEvent>['positions']);
  expect(story.lines[0]).toEqual({ owner: 0, direction: 'rising', tops: [1, 5, 30, 20, 9] });
  expect(story.turns).toEqual([
    { seat: 0, cards: [5, 30, 20] },
    { seat: 1, cards: [9] },
  ]);
  expect(story.deeds).toEqual([
    { laid: 3, jumps: 1, helps: 0, turns: 1, longest: 3 },
    { laid: 1, jumps: 0, helps: 1, turns: 1, longest: 1 },
  ]);
});
