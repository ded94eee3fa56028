// A scripted evening for three, two minutes long: looking, telling the truth, doubting, stealing, swapping, the end.
import type { BluffEvent, BluffView } from '../../net/wire';
import type { TutorialStep } from '../contract';
import { BLUFF, LOOK, type Dice } from './offers';

interface Scene {
  say: string;
  /** The tokens in front of the three. */
  held: [number[], number[], number[]];
  roller?: number;
  dice?: Dice;
  stage?: BluffView['stage'];
  /** What was said to whom. */
  said?: { to: number; value: number; attempt: 'claim' | 'steal' };
  taking?: number;
  owed?: number;
  legal?: string[];
  wanted?: string[];
  events?: BluffEvent[];
}

const WORTH = [5, 4, 3, 3, 2, 2, 1, 1, 1, 1, 2, 2, 3, 3, 4, 5];
const CHANCES = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1];
const NUMBERS = WORTH.map((_, index) => index + 3);

function look({ held, roller = 0, dice, stage = 'choose', said, taking, owed = 0 }: Scene, turn: number): BluffView {
  return {
    seat: 0,
    stage,
    turn,
    turns: 90,
    roller,
    guesser: said?.to ?? null,
    attempt: said?.attempt ?? null,
    announced: said?.value ?? null,
    dice: dice ?? null,
    shown: stage === 'return',
    taking: taking ?? null,
    owed,
    centre: NUMBERS.filter((number) => !held.flat().includes(number)),
    players: held.map((tokens) => ({
      tokens,
      points: tokens.reduce((sum, token) => sum + (WORTH[token - 3] ?? 0), 0),
    })),
    worth: WORTH,
    chances: CHANCES,
  };
}

const claims = (numbers: number[]): string[] =>
  [1, 2].flatMap((to) => numbers.map((number) => `claim ${to} ${number}`));
const without = (...gone: number[]): number[] => NUMBERS.filter((number) => !gone.includes(number));

const SCENES: Scene[] = [
  { say: 'goal', held: [[], [], []], roller: 1 },
  { say: 'look', held: [[], [], []], dice: [3, 4, 5], wanted: [LOOK] },
  { say: 'truth', held: [[], [], []], dice: [3, 4, 5], legal: claims(NUMBERS), wanted: ['claim 1 12'] },
  {
    say: 'doubted',
    held: [[12], [], []],
    roller: 1,
    events: [
      { event: 'answered', seat: 1, answer: 'bluff' },
      { event: 'revealed', seat: 0, dice: [3, 4, 5], sum: 12, truth: true },
      { event: 'won', seat: 0, token: 12, points: 1 },
    ],
  },
  {
    say: 'doubt',
    held: [[12], [], []],
    roller: 1,
    stage: 'answer',
    said: { to: 0, value: 18, attempt: 'claim' },
    legal: ['ok', BLUFF],
    wanted: [BLUFF],
  },
  {
    say: 'caught',
    held: [[12, 18], [], []],
    roller: 2,
    events: [
      { event: 'answered', seat: 0, answer: 'bluff' },
      { event: 'revealed', seat: 1, dice: [2, 3, 5], sum: 10, truth: false },
      { event: 'won', seat: 0, token: 18, points: 5 },
    ],
  },
  {
    say: 'steal',
    held: [[12, 18], [9], [16]],
    dice: [1, 2, 4],
    legal: [...claims(without(9, 12, 16, 18)), 'steal 1 9', 'steal 2 16'],
    wanted: ['steal 2 16'],
  },
  {
    say: 'stolen',
    held: [[12, 16, 18], [9], []],
    roller: 1,
    events: [
      { event: 'answered', seat: 2, answer: 'ok' },
      { event: 'revealed', seat: 0, dice: [1, 2, 4], sum: 7, truth: false },
      { event: 'stole', seat: 0, victim: 2, token: 16, points: 3 },
    ],
  },
  {
    say: 'doublet',
    held: [
      [8, 13, 18],
      [9, 15],
      [6, 16],
    ],
    dice: [4, 4, 6],
    legal: [
      ...claims(without(6, 8, 9, 13, 15, 16, 18)),
      'steal 1 9',
      'steal 1 15',
      'steal 2 6',
      'steal 2 16',
      'doublet 4',
      'doublet 17',
    ],
    wanted: ['doublet 4'],
  },
  {
    say: 'return',
    held: [
      [8, 13, 18],
      [9, 15],
      [6, 16],
    ],
    dice: [4, 4, 6],
    stage: 'return',
    taking: 4,
    owed: 4,
    legal: ['return 8', 'return 13'],
    wanted: ['return 8'],
  },
  {
    say: 'return-more',
    held: [
      [13, 18],
      [9, 15],
      [6, 16],
    ],
    dice: [4, 4, 6],
    stage: 'return',
    taking: 4,
    owed: 2,
    legal: ['return 13'],
    wanted: ['return 13'],
  },
  {
    say: 'end',
    held: [
      [4, 18],
      [9, 15],
      [6, 16],
    ],
    roller: 1,
  },
];

export const tutorial: TutorialStep<BluffView, BluffEvent>[] = SCENES.map((scene, turn) => ({
  say: `bluff-page-learn-${scene.say}`,
  view: look(scene, turn),
  legal: scene.legal ?? [],
  wanted: scene.wanted ?? [],
  events: scene.events ?? [],
}));
