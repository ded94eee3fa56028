import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { JoeEvent, JoeScenarioInfo, JoeView } from '../../net/wire';
import { withWords } from '../../tests/words';
import { noteBriefed, wantsBriefing } from './briefing/briefed';
import { specialsOf } from './briefing/special';
import { rankingOf } from './campaign/ranking';
import { boxOf, standing } from './measure';
import { grown, isSpeck, letter, READABLE } from './print';
import { fairnessOf } from './scenarios/fairness';
import { goldOf, mineOf } from './verdict/verdict';

beforeAll(() => withWords('table', 'joe'));

describe('what is fair', () => {
  test.each([
    [{ law: 0.45, outlaws: 0.55 }, { kind: 'fair' }],
    [
      { family: 0.71, law: 0.29 },
      { kind: 'strong', side: 'family', wins: 7 },
    ],
    [
      { a: 0.36, b: 0.3, c: 0.09, d: 0.25 },
      { kind: 'weak', side: 'c', wins: 1 },
    ],
  ])('%j: %j', (shares, told) => {
    const sides = Object.fromEntries(Object.entries(shares).map(([side, won]) => [side, { won }]));
    expect(fairnessOf({ sides } as never)).toEqual(told);
  });
});

describe('letters on the map', () => {
  test('of a house are in two lines if need be, and left out where nobody could read them', () => {
    const near = letter('POMPES FUNÈBRES', 120, 300, 0.82);
    expect(near?.lines).toEqual(['POMPES', 'FUNÈBRES']);
    expect(near!.size * 0.82).toBeGreaterThanOrEqual(READABLE);
    const far = letter('BANK', 100, 400, 0.26);
    expect(far!.size * 0.26).toBeGreaterThanOrEqual(READABLE);
    expect(far!.width).toBeLessThanOrEqual(400);
    expect(letter('POMPES FUNÈBRES', 60, 90, 0.26)).toBeNull();
  });

  test('are drawn larger the farther one is, and figures become letters', () => {
    expect(grown(14, 1)).toBe(1);
    expect(grown(14, 0.5) * 14 * 0.5).toBeCloseTo(READABLE);
    expect([1, 0.3].map(isSpeck)).toEqual([false, true]);
  });
});

test('people in a zone stand side by side around its middle, in rows where they need them', () => {
  const box = boxOf([0, 0, 5, 5]);
  const one = standing([0, 0, 5, 5], 1);
  expect(one).toEqual([[box.width / 2, box.height / 2]]);
  const many = standing([0, 0, 5, 5], 7);
  expect(new Set(many.map((spot) => spot.join())).size).toBe(7);
  for (const [x, y] of many) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(box.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(box.height);
  }
});

describe('who has won', () => {
  const view = {
    seat_sides: [1, 0],
    sides: [
      { id: 'law', loot: 0 },
      { id: 'outlaws', loot: 3 },
    ],
    characters: [{ name: 'slim', side: 1 }],
    tally: [],
    reason: '',
  } as unknown as JoeView;

  test.each([
    [['outlaws'], 0, 'won'],
    [['outlaws'], 1, 'lost'],
    [[], 0, 'draw'],
    [['law'], null, 'none'],
  ])('%j, seen from %s: %s', (winners, seat, mine) => {
    expect(mineOf(view, winners, seat)).toBe(mine);
  });

  test('is told by the gold that was carried off, where that is the goal', () => {
    const scenario = (...kinds: string[]): JoeScenarioInfo =>
      ({ ending: 'heist', sides: kinds.map((kind) => ({ goal: { kind } })) }) as unknown as JoeScenarioInfo;
    expect(goldOf(scenario('kill', 'survive'), view)).toEqual([]);
    const escaped: JoeEvent = { event: 'escaped', character: 'Slim', gold: 2 };
    expect(goldOf(scenario('guard', 'steal'), view, [escaped])).toEqual([
      { side: 1, guards: false, gold: 5 },
      { side: 0, guards: true, gold: null },
    ]);
  });

  test('of a campaign is a matter of points; who has as many shares a rank', () => {
    expect(rankingOf([2, 5, 2], ['Ann', 'Bob', 'Eve'])).toEqual([
      { name: 'Bob', points: 5, rank: 1 },
      { name: 'Ann', points: 2, rank: 2 },
      { name: 'Eve', points: 2, rank: 2 },
    ]);
  });
});

describe('a briefing', () => {
  const view = { chapter: 1, round: 1, question: {}, characters: [{ name: 'ted', seat: 0 }] } as unknown as JoeView;
  beforeEach(() => sessionStorage.clear());

  test('is wanted once, before one’s people have acted', () => {
    expect(wantsBriefing(view, 0, [])).toBe(true);
    noteBriefed(view, 0);
    expect(wantsBriefing(view, 0, [])).toBe(false);
    expect(wantsBriefing({ ...view, chapter: 2 }, 0, [])).toBe(true);
  });

  test('is not wanted by who has begun, or only looks', () => {
    const acted = [{ event: 'activated', character: 'Ted' } as JoeEvent];
    expect([wantsBriefing(view, 0, acted), wantsBriefing(view, null, []), wantsBriefing(view, 0, undefined)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(wantsBriefing({ ...view, round: 2 }, 0, [])).toBe(false);
  });

  test('tells who lies in wait, who suspects nothing, who is held and who may leave', () => {
    const usual = { ambush: false, asleep: null, held: null };
    const start = [
      { ...usual, character: 'ted' },
      { ...usual, character: 'slim', ambush: true, asleep: 'noise' },
      { ...usual, character: 'luke', held: 'tied' },
      { ...usual, character: 'billy', held: 'tied' },
    ];
    const scenario = {
      start,
      sides: [
        { id: 'law', leaves: true },
        { id: 'outlaws', leaves: false },
      ],
    } as unknown as JoeScenarioInfo;
    expect(specialsOf(scenario, (name) => name !== 'billy')).toEqual([
      { rule: 'ambush-noise', who: ['slim'] },
      { rule: 'tied', who: ['luke'] },
      { rule: 'leaves', who: ['law'] },
    ]);
  });
});
