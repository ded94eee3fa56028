// Small drawn examples for the rules: tokens by their points, an attempt with its dice, a swap.
import type { Component } from 'svelte';
import Example from './Example.svelte';
import type { Dice } from './offers';

/** A token with its points. */
type Coin = [number: number, points: number];

interface Attempt {
  kind: 'attempt';
  value: number;
  dice: Dice;
  answer: 'ok' | 'bluff';
  truth: boolean;
  coin: Coin;
  taker: 'roller' | 'guesser';
}

export type ExampleSpec =
  { kind: 'coins'; coins: Coin[] } | Attempt | { kind: 'swap'; dice: Dice; paid: Coin[]; taken: Coin };

const SPECS: Record<string, ExampleSpec> = {
  'BY-14': {
    kind: 'coins',
    coins: [
      [18, 5],
      [4, 4],
      [15, 3],
      [8, 2],
      [11, 1],
    ],
  },
  'BY-6': { kind: 'attempt', value: 12, dice: [3, 4, 5], answer: 'ok', truth: true, coin: [12, 1], taker: 'guesser' },
  'BY-7': { kind: 'attempt', value: 14, dice: [3, 5, 6], answer: 'bluff', truth: true, coin: [14, 2], taker: 'roller' },
  'BY-R3': { kind: 'attempt', value: 16, dice: [1, 2, 4], answer: 'ok', truth: false, coin: [16, 3], taker: 'roller' },
  'BY-13': {
    kind: 'swap',
    dice: [4, 4, 6],
    paid: [
      [8, 2],
      [13, 2],
    ],
    taken: [4, 4],
  },
};

/** The example's component with its position filled in. */
function drawn(spec: ExampleSpec): Component {
  return (anchor) => Example(anchor, { spec });
}

export const examples: Record<string, Component> = Object.fromEntries(
  Object.entries(SPECS).map(([rule, spec]) => [rule, drawn(spec)]),
);
