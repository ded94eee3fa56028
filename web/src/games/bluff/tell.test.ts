import { beforeAll, describe, expect, test } from 'vitest';
import type { Advice, BluffEvent, BluffView } from '../../net/wire';
import { t } from '../../state/language.svelte';
import { withWords } from '../../tests/words';
import type { SummaryProps } from '../contract';
import { storyOf } from './story';
import { tell, why } from './tell';

beforeAll(() => withWords('table', 'bluff'));

const told = (seat: number | null, ...events: BluffEvent[]): string[] =>
  tell(events, ['Anna', 'Bert'], seat).map(({ message }) => message);
const rolled = (seat: number, dice: [number, number, number] | null): BluffEvent => ({ event: 'rolled', seat, dice });

describe('what lies under a cup', () => {
  test('of one’s own is not read out: the cup tells', () => {
    expect(told(0, rolled(0, [1, 2, 3]))).toEqual(['bluff-page-shaken']);
  });

  test('of others needs no words', () => {
    expect(told(1, rolled(0, null))).toEqual([]);
  });

  test('is told where everything may be seen', () => {
    expect(told(null, rolled(0, [1, 2, 3]))).toEqual(['bluff-event-rolled']);
  });
});

test('tokens returned one after the other make one sentence', () => {
  const [sentence] = tell(
    [
      { event: 'returned', seat: 0, token: 9 },
      { event: 'returned', seat: 0, token: 12 },
    ],
    ['Anna', 'Bert'],
    1,
  );
  expect(sentence?.values.token).toBe('9 and 12');
  expect(t(sentence!.message, sentence!.values)).toContain('Anna');
});

describe('why a choice is the best', () => {
  const advice = (figures: Record<string, number>, move = 'ok', points = 1): Advice => ({
    figures,
    choices: [{ move, points }],
  });

  test.each<[Advice, object | null]>([
    [advice({ history: 0.5, break_even: 0.4 }), { answer: 'ok', true: '50%', needed: '40%' }],
    [advice({ truth: 2, lie: 1, believed: 0.25 }, 'claim 1 9', 2), { kind: 'truth', believed: '25%', doubted: '75%' }],
    [advice({ truth: 2, lie: 3, believed: 0.25 }, 'claim 1 9', 3), { kind: 'lie', believed: '25%', doubted: '75%' }],
    [advice({ truth: 2 }, 'claim 1 9', 3), null],
    [{ figures: {}, choices: [] }, null],
  ])('%j', (given, values) => {
    const reason = why(given);
    expect(reason?.values ?? null).toEqual(values);
    if (reason) expect(t(reason.message, reason.values)).not.toBe(reason.message);
  });
});

test('a match as numbers: lies, faith, points after every turn', () => {
  const view = (turn: number, ...points: number[]): BluffView =>
    ({ turn, players: points.map((each) => ({ points: each })) }) as unknown as BluffView;
  const revealed = (seat: number, truth: boolean): BluffEvent => ({
    event: 'revealed',
    seat,
    dice: [1, 1, 1],
    sum: 3,
    truth,
  });
  const answered = (seat: number, answer: 'ok' | 'bluff'): BluffEvent => ({ event: 'answered', seat, answer });
  const steps: [BluffEvent[], BluffView][] = [
    [[], view(0, 0, 0)],
    [[answered(1, 'ok'), revealed(0, false)], view(0, 2, 0)],
    [
      [answered(1, 'bluff'), revealed(0, false), { event: 'stole', seat: 0, victim: 1, token: 3, points: 1 }],
      view(1, 2, 3),
    ],
    [[answered(0, 'ok'), revealed(1, true)], view(2, 4, 3)],
  ];
  const positions = steps.map(([events, each], seq) => ({ seq, events, views: [each] }));
  const story = storyOf(positions as unknown as SummaryProps<BluffView, BluffEvent>['positions'], 2);
  expect(story.deeds).toEqual([
    { told: 2, lies: 2, fooled: 1, heard: 1, right: 1, stolen: 1, swaps: 0 },
    { told: 1, lies: 0, fooled: 0, heard: 2, right: 1, stolen: 0, swaps: 0 },
  ]);
  expect(story.faith[1]?.[0]).toEqual({ told: 2, believed: 1 });
  expect(story.points).toEqual([
    [2, 2, 4],
    [0, 3, 3],
  ]);
});
