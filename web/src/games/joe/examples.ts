// Small drawn examples for the rules: a piece of the village, people in it, and a line or a blast.
import type { Component } from 'svelte';
import Example from './rules/Example.svelte';

/** Somebody in a zone. */
export type Someone = [name: string, side: number, zone: string];

export interface ExampleSpec {
  /** A message's id. */
  say: string;
  people: Someone[];
  /** From zone to zone, and whether something is in the way. */
  line?: [from: string, to: string, free: boolean];
  /** Zones that a blast reaches, the first of them in its middle. */
  blast?: string[];
  /** The zones in the picture, from corner to corner. */
  frame: [string, string];
}

const SPECS: Record<string, ExampleSpec> = {
  'JOE-27': {
    say: 'line',
    people: [
      ['ted', 0, 'RN5'],
      ['fred', 1, 'WN3'],
    ],
    line: ['RN5', 'WN3', true],
    frame: ['WN3', 'RN6'],
  },
  'JOE-28': {
    say: 'between',
    people: [
      ['ted', 0, 'WN5'],
      ['luke', 0, 'WN4'],
      ['fred', 1, 'WN3'],
    ],
    line: ['WN5', 'WN3', false],
    frame: ['WN3', 'RN6'],
  },
  'JOE-31': {
    say: 'door',
    people: [
      ['ted', 0, 'WN4'],
      ['fred', 1, 'SA8'],
    ],
    line: ['WN4', 'SA8', true],
    frame: ['SA7', 'RN5'],
  },
  'JOE-37': {
    say: 'blast',
    people: [
      ['fred', 1, 'WN3'],
      ['frank', 1, 'WN4'],
      ['ted', 0, 'RN5'],
    ],
    blast: ['WN3', 'WN4', 'RN3', 'RN4', 'AN1f'],
    frame: ['AN1f', 'RN6'],
  },
};

/** The example's component with its picture filled in. */
function drawn(spec: ExampleSpec): Component {
  return (anchor) => Example(anchor, { spec });
}

export const examples: Record<string, Component> = Object.fromEntries(
  Object.entries(SPECS).map(([rule, spec]) => [rule, drawn(spec)]),
);
