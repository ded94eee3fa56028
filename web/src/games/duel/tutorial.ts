// A scripted deal, two minutes long: directions, laying, drawing, ten back, helping, winning and losing.
import type { DuelSideView, DuelView } from '../../net/wire';
import type { TutorialStep } from '../contract';
import { END, HIGHEST } from './piles';

type Look = Partial<Pick<DuelSideView, 'rising' | 'falling' | 'rising_helped' | 'falling_helped'>>;

interface Scene {
  say: string;
  hand: number[];
  mine: Look;
  theirs: Look;
  deck: number;
  laid?: number;
  draws?: number;
  helped?: boolean;
  legal?: string[];
  wanted?: string[];
  winner?: number;
}

const THEIR_HAND = 6;
const THEIR_DECK = 40;

function side(look: Look, hand: number[] | null, held: number, deck: number): DuelSideView {
  const bare = { rising: 1, falling: HIGHEST + 1, rising_helped: false, falling_helped: false };
  return { ...bare, ...look, hand_size: held, deck_size: deck, hand, left: null };
}

function look({ hand, mine, theirs, deck, laid = 0, draws = 2, helped = false, winner }: Scene): DuelView {
  return {
    seat: 0,
    turn: winner === undefined ? 0 : null,
    drawing: null,
    owed: 0,
    laid,
    needed: winner === undefined ? Math.max(0, 2 - laid) : 0,
    draws: winner === undefined ? draws : 0,
    helped,
    winner: winner ?? null,
    highest: HIGHEST,
    sides: [side(mine, hand, hand.length, deck), side(theirs, null, THEIR_HAND, THEIR_DECK)],
  };
}

const opening = { mine: {}, theirs: { rising: 12, falling: 47 }, deck: 52 };
const later = { theirs: { rising: 31, falling: 38 }, deck: 38 };

const SCENES: Scene[] = [
  { say: 'goal', hand: [4, 13, 22, 41, 53, 57], ...opening },
  {
    say: 'rising',
    hand: [4, 13, 22, 41, 53, 57],
    ...opening,
    legal: ['4^', '13^', '22^', '41^', '53^', '57^'],
    wanted: ['4^'],
  },
  {
    say: 'falling',
    hand: [13, 22, 41, 53, 57],
    ...opening,
    mine: { rising: 4 },
    laid: 1,
    legal: ['13v', '22v', '41v', '53v', '57v'],
    wanted: ['57v'],
  },
  {
    say: 'end',
    hand: [13, 22, 41, 53],
    ...opening,
    mine: { rising: 4, falling: 57 },
    laid: 2,
    legal: ['13^', '22^', '41^', '53^', '13v', '22v', '41v', '53v', END],
    wanted: [END],
  },
  { say: 'drawn', hand: [13, 22, 28, 41, 44, 53], ...opening, mine: { rising: 4, falling: 57 }, deck: 50 },
  // The match has gone on, and the reader is told so before anything is asked.
  { say: 'later', hand: [17, 22, 41, 45, 48, 58], ...later, mine: { rising: 27, falling: 35 } },
  {
    say: 'jump',
    hand: [17, 22, 41, 45, 48, 58],
    ...later,
    mine: { rising: 27, falling: 35 },
    legal: ['17^', '41^', '45^', '48^', '58^', '17v', '22v', '45v'],
    wanted: ['17^'],
  },
  {
    say: 'jump-again',
    hand: [22, 41, 45, 48, 58],
    ...later,
    mine: { rising: 17, falling: 35 },
    laid: 1,
    legal: ['22^', '41^', '45^', '48^', '58^', '22v', '45v'],
    wanted: ['45v'],
  },
  {
    say: 'help',
    hand: [22, 41, 48, 58],
    ...later,
    mine: { rising: 17, falling: 45 },
    laid: 2,
    legal: ['22^', '41^', '48^', '58^', '22v', '41v', '22>^', '41>v', '48>v', '58>v', END],
    wanted: ['41>v'],
  },
  {
    say: 'refill',
    hand: [22, 48, 58],
    ...later,
    theirs: { rising: 31, falling: 41, falling_helped: true },
    mine: { rising: 17, falling: 45 },
    laid: 3,
    draws: 3,
    helped: true,
    legal: ['22^', '48^', '58^', '22v', END],
    wanted: [END],
  },
  { say: 'win', hand: [], mine: { rising: 57, falling: 3 }, theirs: { rising: 54, falling: 8 }, deck: 0, winner: 0 },
  {
    say: 'lose',
    hand: [9, 30],
    mine: { rising: 48, falling: 4 },
    theirs: { rising: 2, falling: 59 },
    deck: 11,
    winner: 1,
  },
];

export const tutorial: TutorialStep<DuelView>[] = SCENES.map((scene) => ({
  say: `duel-page-learn-${scene.say}`,
  view: look(scene),
  legal: scene.legal ?? [],
  wanted: scene.wanted ?? [],
}));
