// Cards laid out by hand, for the tutorial and the examples of the rules.
import type { JaneBox, JaneCard, JaneEvent, JanePlayerView, JaneSpread, JaneView } from '../../net/wire';
import type { Side } from './anatomy';

export type Laid = [hand: Side, digit: JaneCard['digit'], bullet?: JaneCard['bullet']];

const TURNS = [340, 25, 190, 300, 80];

/** Mats tell the hand, as in the simplified version, or nothing; sleeves are in no colour that a mat has. */
function card([hand, digit, bullet = '']: Laid, index: number, mixed: boolean): JaneCard {
  const number = 26 + index * 3;
  const red = mixed ? index % 2 === 0 : hand === 'L';
  return { number, hand, digit, bullet, mat: red ? 'red' : 'green', decoration: '' };
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

export function spreadOf(cards: Laid[], mixed = false): JaneSpread {
  return {
    cards: cards.map((each, index) => card(each, index, mixed)),
    turns: cards.map((_, index) => TURNS[index % TURNS.length]!),
    tall: rows(cards.length, 1000, 1300),
    wide: rows(cards.length, 2400, 900), // beside a lesson's words a phone has a low table,
  };
}

function player(points: number): JanePlayerView {
  return { points, tiles: [], cards: 0, coins: [], face_down: [], action: null, place: null, move: null };
}

/** A moment in which one may answer, with these cards on the table. */
export function guessing(cards: Laid[], round = cards.length, mixed = false): JaneView {
  return {
    seat: 0,
    stage: 'guess',
    round,
    deck: 60,
    pile: 0,
    used: [],
    sheriff: null,
    spread: spreadOf(cards, mixed),
    players: [player(0), player(0)],
    taking: null,
    last: null,
  };
}

/** A moment before a round: its cards lie face down. */
export function waiting(round: number): JaneView {
  const players = [player(0), { ...player(0), face_down: Array<null>(round).fill(null) }];
  return { ...guessing([], round), stage: 'reveal', spread: null, players };
}

/** A round that is over, and its check: a pair cancels, one answer is wrong and another right. */
export function checked(): { view: JaneView; events: JaneEvent[] } {
  const spread = spreadOf([
    ['R', 'middle'],
    ['L', 'ring'],
    ['R', 'middle'],
  ]);
  const [right, wrong] = ['lock L:...R. R:.....', 'lock L:...R. R:..M..'];
  const [one, left, other] = spread.cards.map(({ number }) => number) as [number, number, number];
  const view: JaneView = {
    ...waiting(4),
    players: [{ ...player(3), tiles: [3] }, { ...player(0), face_down: [null, null, null, null] }, player(0)],
    last: {
      round: 3,
      spread,
      answer: right,
      proposals: [
        { seat: 1, move: wrong, right: false },
        { seat: 0, move: right, right: true },
      ],
      tile: [0],
      rewarded: [],
      fined: [],
    },
  };
  const events: JaneEvent[] = [
    { event: 'sorted', left: [left], right: [one, other] },
    { event: 'cancelled', hand: 'R', cards: [one, other] },
    { event: 'settled', answer: right },
    { event: 'checked', seat: 1, move: wrong, right: false },
    { event: 'checked', seat: 0, move: right, right: true },
    { event: 'won', seat: 0, tile: 3 },
  ];
  return { view, events };
}
