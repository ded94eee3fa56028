// How a critic's findings are told: sides by their names, decisions as what was done instead of what.
import type { JoeEvent, JoeView, Remark } from '../../net/wire';
import { t } from '../../state/language.svelte';
import { percent } from '../../state/numbers';
import type { CriticWords } from '../contract';
import { nameOf } from './faces';
import { SIDES } from './figures';
import { moveInWords } from './offers';
import { said, scenarios } from './printed';

/** What tells most of why a match turned, the most telling last. */
const TELLING = [
  ...[
    'round',
    'activated',
    'passed',
    'placed',
    'reloaded',
    'repaired',
    'handed',
    'dropped',
    'walked',
    'waited',
    'drank',
  ],
  ...[
    'picked',
    'ordered',
    'attacked',
    'reacted',
    'joker',
    'woke',
    'fizzled',
    'jammed',
    'panicked',
    'exploded',
    'wounded',
  ],
  ...['freed', 'cracked', 'escaped', 'surrendered', 'died', 'ended'],
];

function remark({ move, advice }: Remark, cost: string, view: JoeView): string {
  const who = view.question?.character ?? view.active;
  const hit = advice.figures.hit;
  return t('joe-room-remark', {
    character: who === null ? 'none' : nameOf(who),
    made: moveInWords(move, view.scenario),
    hit: hit === undefined ? 'none' : percent(hit),
    best: moveInWords(advice.choices[0]?.move ?? '', view.scenario),
    cost,
  });
}

export const critic: CriticWords<JoeView, JoeEvent> = {
  part: ({ chapter }) => chapter,
  parties: ({ scenario, seat_sides }) =>
    (scenarios[scenario]?.sides ?? []).map(({ name }, side) => ({
      name: said(name),
      seats: seat_sides.flatMap((own, seat) => (own === side ? [seat] : [])),
      colour: side % SIDES,
    })),
  remark,
  weight: ({ event }) => TELLING.indexOf(event) + 1,
};
