// Ten seconds with one's own hands: open, each digit alone, a fist. What comes out is where each digit counts as bent.
import { DIGITS, type Digit, type Side } from '../anatomy';
import { USUAL, type Band, type Bands, type Straightness } from './bend';

export const SIDES: Side[] = ['L', 'R'];
export type BothHands = Record<Side, Straightness>;

/** What is asked for, one after the other: the digits that are to be bent. */
export const STEPS: Digit[][] = [[], ...DIGITS.map((digit) => [digit]), [...DIGITS]];

const HELD = 700; // milliseconds for which a pose is looked at
const SETTLING = 0.3; // of them, in which hands are still on their way
const PATIENCE = 4000; // milliseconds after which somebody may want help
const LONGEST_GAP = 500; // between two pictures
const CLEAR = 20; // degrees between bent and straight that can be told apart
const FIST = 3; // digits that must be bent for it
const MARGIN = 0.15; // of the gap, on both sides of its middle

/** What was learnt of a hand; `weak` digits are hard to tell. */
export interface Known {
  bands: Bands;
  weak: Digit[];
}

/** Without a calibration thumbs are hard to tell. */
export const STRANGER: Known = { bands: USUAL, weak: ['T'] };

/** A lesson that goes at its pupil's pace: it waits for every pose, and nothing but time in which it is seen counts. */
export class Calibration {
  #samples: Record<Side, Straightness[]>[] = STEPS.map(() => ({ L: [], R: [] }));
  #step = 0;
  #held = 0;
  #waited = 0;
  #last: number | undefined;
  #seen = false;

  get step(): number {
    return this.#step;
  }

  get done(): boolean {
    return this.#step >= STEPS.length;
  }

  /** How much of this step is over. */
  get share(): number {
    return this.done ? 1 : Math.min(1, this.#held / HELD);
  }

  /** Whether the pose that is asked for is seen now. */
  get seen(): boolean {
    return this.#seen;
  }

  /** Whether it has been waited for so long that help is welcome. */
  get late(): boolean {
    return this.#waited > PATIENCE;
  }

  /** A picture of both hands was taken at this time; null where they were not both seen, and time stands still. */
  see(taken: number, hands: BothHands | null): void {
    const passed = this.#last === undefined ? 0 : Math.min(LONGEST_GAP, taken - this.#last);
    this.#last = hands ? taken : undefined;
    this.#seen = !this.done && hands !== null && SIDES.every((side) => this.#shows(side, hands[side]));
    if (this.done || !hands) return;
    if (!this.#seen) {
      this.#waited += passed;
      return;
    }
    this.#held += passed;
    if (this.share >= SETTLING) for (const side of SIDES) this.#samples[this.#step]![side].push(hands[side]);
    if (this.share >= 1) this.skip();
  }

  /** On to the next pose, with as much as was seen of this one. */
  skip(): void {
    this.#step += 1;
    this.#held = 0;
    this.#waited = 0;
    this.#seen = false;
  }

  /** What the hands have shown. */
  result(): Record<Side, Known> {
    return { L: learn(this.#samples.map(({ L }) => L)), R: learn(this.#samples.map(({ R }) => R)) };
  }

  /** Whether a hand shows what is asked for, as far as somebody can tell who has only seen it open. */
  #shows(side: Side, hand: Straightness): boolean {
    const asked = STEPS[this.#step]!;
    if (asked.length === 0) return DIGITS.every((digit) => digit === 'T' || hand[digit] > USUAL[digit].bent);
    const open = this.#samples[0]![side];
    const straight = (digit: Digit): number =>
      median(open.map((sample) => sample[digit])) ?? USUAL[digit].straight + CLEAR;
    const bent = asked.filter((digit) => hand[digit] < straight(digit) - CLEAR);
    return bent.length >= Math.min(asked.length, FIST);
  }
}

function learn(steps: Straightness[][]): Known {
  const bands = { ...USUAL };
  const weak: Digit[] = [];
  for (const digit of DIGITS) {
    const seen = steps.map((samples) => median(samples.map((sample) => sample[digit])));
    const should = (bent: boolean): number[] =>
      seen.filter(
        (degrees, index): degrees is number => degrees !== undefined && STEPS[index]!.includes(digit) === bent,
      );
    const [least, most] = [Math.min(...should(false)), Math.max(...should(true))];
    const band = bandBetween(most, least);
    if (!band) weak.push(digit);
    bands[digit] = band ?? bandBetween(seen.at(-1), seen[0]) ?? USUAL[digit];
  }
  return { bands, weak };
}

/** A band in the middle of the gap; none where there is hardly a gap, or nothing was seen. */
function bandBetween(bent: number | undefined, straight: number | undefined): Band | undefined {
  if (bent === undefined || straight === undefined || !Number.isFinite(straight - bent)) return undefined;
  const gap = straight - bent;
  if (gap < CLEAR) return undefined;
  const middle = bent + gap / 2;
  return { bent: middle - gap * MARGIN, straight: middle + gap * MARGIN };
}

function median(values: number[]): number | undefined {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}
