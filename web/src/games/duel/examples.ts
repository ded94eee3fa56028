// Small drawn examples for the rules: a card on a pile, or cards drawn at the end of a turn.
import type { Component } from 'svelte';
import Example from './Example.svelte';
import type { Pile } from './piles';

export type ExampleSpec =
  { kind: 'lay'; card: number; pile: Pile; top: number } | { kind: 'draw'; held: number; drawn: number };

const SPECS: Record<string, ExampleSpec> = {
  'TG-8': { kind: 'lay', card: 33, pile: '^', top: 27 },
  'TG-9': { kind: 'lay', card: 30, pile: 'v', top: 35 },
  'TG-10': { kind: 'lay', card: 17, pile: '^', top: 27 },
  'TG-11': { kind: 'lay', card: 45, pile: 'v', top: 35 },
  'TG-12': { kind: 'lay', card: 7, pile: '^', top: 17 },
  'TG-13': { kind: 'lay', card: 26, pile: '>^', top: 29 },
  'TG-15': { kind: 'draw', held: 3, drawn: 2 },
  'TG-16': { kind: 'draw', held: 3, drawn: 3 },
};

/** The example's component with its position filled in. */
function drawn(spec: ExampleSpec): Component {
  return (anchor) => Example(anchor, { spec });
}

export const examples: Record<string, Component> = Object.fromEntries(
  Object.entries(SPECS).map(([rule, spec]) => [rule, drawn(spec)]),
);
