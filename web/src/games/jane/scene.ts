// Cards laid out by hand, for the tutorial and the examples of the rules.
import type { JaneBox, JaneCard, JanePlayerView, JaneSpread, JaneView } from '../../net/wire';
import type { Side } from './anatomy';

export type Laid = [hand: Side, digit: JaneCard['digit'], bullet?: JaneCard['bullet']];

const TURNS = [340, 25, 190, 300, 80];

function card([hand, digit, bullet = '']: Laid, index: number): JaneCard {
  const number = 25 + index * 5;
  return { number, hand, digit, bullet, mat: index % 2 === 0 ? 'red' : 'green', decoration: '' };
}

function rows(cards: number, width: number, height: number): JaneBox {
  const across = Math.min(cards, width > height ? 5 : 2);
  const down = Math.ceil(cards / across);
  const places = Array.from({ length: cards }, (_, index): [number, number] => [
    ((index % across) + 0.5) * (width / across),
    (Math.floor(index / across) + 0.5) * (height / down),
  ]);
  return { width, height, radius: Math.min(330, (Math.min(width / across, height / down) / 2) * 0.95), places };
}

export function spreadOf(cards: Laid[]): JaneSpread {
  return {
    cards: cards.map(card),
    turns: cards.map((_, index) => TURNS[index % TURNS.length]!),
    tall: rows(cards.length, 1000, 1300),
    wide: rows(cards.length, 2400, 900), // beside a lesson's words a phone has a low table,
  };
}

function player(points: number): JanePlayerView {
  return { points, tiles: [], cards: 0, coins: [], face_down: [], action: null, place: null, move: null };
}

/** A moment in which one may answer, with these cards on the table. */
export function guessing(cards: Laid[], round = cards.length): JaneView {
  return {
    seat: 0,
    stage: 'guess',
    round,
    deck: 60,
    pile: 0,
    used: [],
    sheriff: null,
    spread: spreadOf(cards),
    players: [player(0), player(0)],
    taking: null,
    last: null,
  };
}
