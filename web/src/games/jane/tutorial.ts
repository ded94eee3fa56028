// Two minutes with Jane: bend what the cards bend, pairs cancel, an open hand opens, a bullet shoots.
import type { JaneEvent, JaneView } from '../../net/wire';
import type { TutorialStep } from '../contract';
import { checked, guessing, waiting, type Laid } from './scene';

interface Scene {
  say: string;
  cards: Laid[];
  /** Whether mats tell nothing of the hand. */
  mixed?: boolean;
  wanted?: string;
  shots?: string[];
}

const LOCK = 'lock L:[.T][.I][.M][.R][.P] R:[.T][.I][.M][.R][.P]';

const SCENES: Scene[] = [
  { say: 'goal', cards: [['L', 'index']] },
  { say: 'one', cards: [['L', 'index']], wanted: 'lock L:.I... R:.....' },
  {
    say: 'two',
    cards: [
      ['R', 'thumb'],
      ['L', 'pinky'],
    ],
    wanted: 'lock L:....P R:T....',
  },
  {
    say: 'colours',
    cards: [
      ['L', 'index'],
      ['R', 'ring'],
      ['R', 'index'],
      ['L', 'ring'],
    ],
    mixed: true,
  },
  {
    say: 'pair',
    cards: [
      ['R', 'middle'],
      ['L', 'ring'],
      ['R', 'middle'],
    ],
    wanted: 'lock L:...R. R:.....',
  },
  {
    say: 'three',
    cards: [
      ['L', 'index'],
      ['L', 'index'],
      ['L', 'index'],
    ],
    wanted: 'lock L:.I... R:.....',
  },
  {
    say: 'open',
    cards: [
      ['L', 'thumb'],
      ['R', 'ring'],
      ['L', 'open'],
      ['L', 'middle'],
    ],
    wanted: 'lock L:..... R:...R.',
  },
  {
    say: 'open-pair',
    cards: [
      ['R', 'open'],
      ['R', 'index'],
      ['R', 'open'],
    ],
    wanted: 'lock L:..... R:.I...',
  },
  { say: 'order', cards: [['R', 'index']] },
  {
    say: 'bullet',
    cards: [
      ['R', 'index', 'whole'],
      ['L', 'ring'],
    ],
    wanted: 'shoot R 1',
    shots: ['shoot R 1'],
  },
];

type Step = TutorialStep<JaneView, JaneEvent>;
const steps: Step[] = SCENES.map(({ say, cards, mixed, wanted, shots = [] }) => ({
  say: `jane-page-learn-${say}`,
  view: guessing(cards, cards.length, mixed),
  legal: wanted ? [LOCK, ...shots] : [],
  wanted: wanted ? [wanted] : [],
}));

/** How a round begins and ends, to be looked at before the last rules. */
const LOOKS: Step[] = [
  { say: 'jane-page-learn-ready', view: waiting(3), legal: [], wanted: [] },
  { say: 'jane-page-learn-check', ...checked(), legal: [], wanted: [] },
];
const last = SCENES.findIndex(({ say }) => say === 'order');

export const tutorial: Step[] = steps.toSpliced(last, 0, ...LOOKS);
