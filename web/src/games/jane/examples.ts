// Small drawn examples for the rules: some cards, and the answer to them.
import type { Component } from 'svelte';
import Example from './Example.svelte';
import type { Laid } from './scene';

export interface ExampleSpec {
  cards: Laid[];
  answer: string;
}

const SPECS: Record<string, ExampleSpec> = {
  'DJ-12': {
    cards: [
      ['L', 'index'],
      ['R', 'thumb'],
    ],
    answer: 'lock L:.I... R:T....',
  },
  'DJ-13': { cards: [['R', 'ring']], answer: 'lock L:..... R:...R.' },
  'DJ-14': {
    cards: [
      ['L', 'pinky'],
      ['L', 'open'],
    ],
    answer: 'lock L:..... R:.....',
  },
  'DJ-15': {
    cards: [
      ['R', 'middle'],
      ['R', 'middle'],
      ['R', 'middle'],
    ],
    answer: 'lock L:..... R:..M..',
  },
  'DJ-16': {
    cards: [
      ['L', 'open'],
      ['L', 'open'],
      ['L', 'thumb'],
    ],
    answer: 'lock L:T.... R:.....',
  },
  'DJ-43': { cards: [['R', 'index', 'half']], answer: 'lock L:..... R:.I...' },
};

/** The example's component with its cards filled in. */
function drawn(spec: ExampleSpec): Component {
  return (anchor) => Example(anchor, { spec });
}

export const examples: Record<string, Component> = Object.fromEntries(
  Object.entries(SPECS).map(([rule, spec]) => [rule, drawn(spec)]),
);
