import { describe, expect, test } from 'vitest';
import { Choice } from './choice.svelte';
import { readOffers } from './offers';

const SAID = ['claim 2 16', 'claim 1 9', 'claim 2 9'];
const choice = (...legal: string[]): Choice => new Choice(() => readOffers(legal));

type Touch = ['number' | 'target', number];
test.each<[Touch[], [number | null, number | null]]>([
  [[['number', 16]], [16, 2]],
  // prettier-ignore
  [[['number', 16], ['target', 2]], [16, 2]], // the only one who can hear it stays chosen
  // prettier-ignore
  [[['number', 9], ['target', 2], ['target', 2]], [9, null]],
  // prettier-ignore
  [[['target', 1], ['number', 9]], [9, 1]],
  // prettier-ignore
  [[['number', 16], ['target', 1]], [null, 1]],
  // prettier-ignore
  [[['number', 9], ['number', 9]], [null, null]],
])('%j means %j', (touches, meant) => {
  const chosen = choice(...SAID);
  for (const [kind, value] of touches) {
    if (kind === 'number') chosen.takeNumber(value);
    else chosen.takeTarget(value);
  }
  expect([chosen.number, chosen.target]).toEqual(meant);
});

describe('what is meant', () => {
  test('is a number and a target', () => {
    const chosen = choice(...SAID);
    chosen.takeNumber(9);
    expect(chosen.meant).toEqual([]);
    chosen.takeTarget(1);
    expect(chosen.meant).toEqual([{ kind: 'claim', target: 1, number: 9 }]);
  });

  test('is the only move there is', () => {
    expect(choice('claim 2 16').meant).toHaveLength(1);
  });

  test('of a token that is handled is its number', () => {
    const chosen = choice('return 9', 'return 16', 'ok');
    chosen.takeNumber(16);
    expect(chosen.meant).toEqual([{ kind: 'return', number: 16 }]);
    expect([chosen.offersNumber(9), chosen.offersNumber(3), chosen.hears(1)]).toEqual([true, false, false]);
  });
});

test('who may be told depends on the number', () => {
  const chosen = choice(...SAID);
  expect([chosen.offersTarget(1), chosen.offersTarget(2), chosen.hears(1)]).toEqual([true, true, true]);
  chosen.takeNumber(16);
  expect([chosen.offersTarget(1), chosen.offersTarget(2), chosen.hears(1)]).toEqual([false, true, true]);
});

test('one turns from each who can be told to the next, around the table', () => {
  const chosen = choice(...SAID, 'claim 4 9');
  const turned = ([1, 1, 1, 1, -1, -1] as const).map((by) => (chosen.turn(by), chosen.target));
  expect(turned).toEqual([1, 2, 4, 1, 4, 2]);
  chosen.clear();
  chosen.turn(-1);
  expect(chosen.target).toBe(4);
  const nobody = choice('return 9');
  nobody.turn(1);
  expect(nobody.target).toBeNull();
});
