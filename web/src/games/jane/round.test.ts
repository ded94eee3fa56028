import { beforeAll, describe, expect, test } from 'vitest';
import type { Finish, JaneEvent, JanePlayerView, JaneView, Timed } from '../../net/wire';
import { settings } from '../../state/settings.svelte';
import { withWords } from '../../tests/words';
import type { SummaryProps } from '../contract';
import { beforeTheCheck } from './before';
import { checked } from './scene';
import { standingOf } from './standing';
import { isShownInSteps, lasts, PACE, stepsOf } from './steps';
import { medianOf, rightOnes, storyOf, timesOf } from './story';
import { finishOf, lanesOf, lateOf, ticksOf } from './strip';
import { tell } from './tell';
import { lockedInWords, lockInWords } from './words';

beforeAll(() => withWords('table', 'jane'));

describe('the photo finish', () => {
  const finish = (seat: number, charged: number, accepted = true): Finish => ({ seat, charged, accepted }) as Finish;
  const finishes = [finish(0, 3_000), finish(2, 900, false), finish(1, 13_830), finish(2, 10_970)];

  test('an answer that was refused was given anew, and does not count', () => {
    expect([0, 1, 2, 3].map((who) => finishOf(finishes, who)?.charged)).toEqual([3_000, 13_830, 10_970, undefined]);
    expect([0, 1, 2, 3].map((who) => lateOf(finishes, who))).toEqual([null, null, null, null]);
    expect(lateOf(finishes.slice(0, 3), 2)).toBeNull(); // nor was it late
  });

  test('whoever came after everybody whose answer counted was late', () => {
    expect(lateOf([finish(0, 500), finish(1, 700, false)], 1)).toBe(700);
  });

  test('marks that would cover each other go to different lanes', () => {
    expect(lanesOf([0.5, 0.1, 0.52])).toEqual([0, 0, 1]);
    expect(lanesOf([0.1, 0.2, 0.3])).toEqual([0, 0, 0]);
  });

  test.each([
    [790, 7],
    [2_000, 4],
    [9_000, 4],
    [500_000, 8],
  ])('a line of %i ms has %i times on it', (end, ticks) => {
    const told = ticksOf(end);
    expect(told).toHaveLength(ticks);
    expect(told.at(-1)).toBeLessThanOrEqual(end);
  });
});

test('points and coins are those from before until the check is shown', () => {
  const coins = [
    { value: 4, known_to: [0] },
    { value: 6, known_to: [1] },
  ];
  const players = [17, 8, 3, 2].map((points) => ({ points, coins }));
  const last = { round: 10, tile: [0], rewarded: [1], fined: [2] };
  const view = { players, last, stage: 'over' } as unknown as JaneView;
  expect(beforeTheCheck(view, 0).map(({ points }) => points)).toEqual([7, 7, 4, 2]);
  expect(beforeTheCheck(view, 0)[3]?.coins.map(({ value }) => value)).toEqual([4, null]); // not what the end turns up
  expect(beforeTheCheck({ ...view, stage: 'reveal' }, 0)[3]?.coins).toEqual(coins);
  expect(beforeTheCheck({ ...view, last: null }, 0)).toBe(players);
});

test.each<[Partial<JanePlayerView>, boolean, boolean, string]>([
  [{ action: 'pass' }, false, true, 'passed'],
  [{ action: 'shoot' }, true, true, 'shot'],
  [{ action: 'lock', place: 2 }, true, true, 'placed'],
  [{ action: null, place: null }, true, true, 'locked'],
  [{ action: null, place: null }, false, true, 'open'],
  [{ action: null, place: null }, false, false, 'none'],
])('a player with %j, an answer in: %s, while one guesses: %s, is %s', (player, locked, guessing, standing) => {
  expect(standingOf({ place: null, action: null, ...player } as JanePlayerView, locked, guessing)).toBe(standing);
});

describe('the check', () => {
  const { events } = checked();

  test('is shown step by step, cards first, then people', () => {
    const steps = stepsOf(events);
    expect(steps.map(({ event, scene }) => [event.event, scene])).toEqual([
      ['sorted', 'cards'],
      ['cancelled', 'cards'],
      ['settled', 'cards'],
      ['checked', 'people'],
      ['checked', 'people'],
      ['won', 'people'],
    ]);
    expect(steps.map(({ gone }) => gone.length)).toEqual([0, 2, 2, 2, 2, 2]);
  });

  test('is looked at step by step, and then its result', () => {
    expect(lasts(events)).toBe(8 * PACE);
    expect(lasts([{ event: 'locked', seat: 0 } as JaneEvent])).toBe(0);
    expect(isShownInSteps(events)).toBe(true);
    settings.calm = true;
    expect(isShownInSteps(events)).toBe(false);
    settings.calm = false;
  });
});

test('a match as a table of answers and times', () => {
  const timing = (charged: number): Timed => ({ charged }) as Timed;
  const step = (more: object): object => ({ seat: null, timing: null, events: [], ...more });
  const positions = [
    step({ events: [{ event: 'revealed', round: 1 }] }),
    step({ seat: 0, timing: timing(900) }),
    step({ seat: 1, timing: timing(700) }),
    step({
      events: [
        { event: 'checked', seat: 0, right: true },
        { event: 'checked', seat: 1, right: false },
        { event: 'won', seat: 0 },
      ],
    }),
    step({ events: [{ event: 'revealed', round: 2 }] }),
    step({ seat: 0, timing: timing(500), events: [{ event: 'shot', seat: 0 }] }),
  ] as unknown as SummaryProps<JaneView, JaneEvent>['positions'];
  const story = storyOf(positions, 2);
  expect(story.rounds).toEqual([1, 2]);
  expect(story.turns).toEqual([
    [
      { answer: 'won', time: 900 },
      { answer: 'shot', time: 500 },
    ],
    [
      { answer: 'wrong', time: 700 },
      { answer: 'none', time: null },
    ],
  ]);
  expect(story.turns.map(rightOnes)).toEqual([1, 0]);
  expect(story.turns.map(timesOf)).toEqual([[500, 900], [700]]);
  expect([[], [5], [500, 900], [1, 2, 9]].map(medianOf)).toEqual([null, 5, 700, 2]);
});

describe('in words', () => {
  test('a lock names the digits that are bent', () => {
    const told = lockInWords('lock L:TI... R:.....');
    expect(told).toContain('thumb and index');
    expect(lockInWords('pass')).toBe('pass');
  });

  test('one’s own answer says which it is, and how many are awaited', () => {
    const players = [
      { action: 'lock', place: null },
      { action: null, place: null },
      { action: 'lock', place: 1 },
    ];
    const view = { players } as unknown as JaneView;
    expect(lockedInWords(view, 1, { locked: [0], mode: 'friends' })).toBeNull();
    expect(lockedInWords(view, 0, { locked: [0], mode: 'friends' })).toContain('2');
  });

  test('so do a pistol shot and a pass', () => {
    const players = [
      { action: 'shoot', place: null },
      { action: 'pass', place: null },
      { action: null, place: null },
    ];
    const view = { players } as unknown as JaneView;
    const said = [0, 1, 2].map((seat) => lockedInWords(view, seat, { locked: [], mode: 'friends' }));
    expect(said).toEqual(['Bang! Waiting for 1 other.', 'Passed. Waiting for 1 other.', null]);
  });

  test('what is dealt needs none', () => {
    expect(tell([{ event: 'dealt' } as JaneEvent], ['Anna'], 0)).toEqual([]);
  });
});
