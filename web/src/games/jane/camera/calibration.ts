// Ten seconds with one's own hands: open, each digit alone, a fist. What comes out is where each digit counts as bent.
import { DIGITS, type Digit, type Side } from '../anatomy';
import { USUAL, type Band, type Bands, type Straightness } from './bend';

export const SIDES: Side[] = ['L', 'R'];

interface Step {
  bent: Digit[];
  /** Milliseconds in which both hands are seen. */
  lasts: number;
}

export const STEPS: Step[] = [
  { bent: [], lasts: 1500 },
  ...DIGITS.map((digit) => ({ bent: [digit], lasts: 1400 })),
  { bent: [...DIGITS], lasts: 1500 },
];

const SETTLING = 0.4; // of a step, in which hands are on their way
const LONGEST_GAP = 500; // between two pictures
const CLEAR = 20; // degrees between bent and straight that can be told apart
const MARGIN = 0.15; // of the gap, on both sides of its middle

/** What was learnt of a hand; `weak` digits are hard to tell. */
export interface Known {
  bands: Bands;
  weak: Digit[];
}

/** Without a calibration thumbs are hard to tell. */
export const STRANGER: Known = { bands: USUAL, weak: ['T'] };

type Samples = Record<Side, Straightness[]>;

export class Calibration {
  #samples: Samples[] = STEPS.map(() => ({ L: [], R: [] }));
  #step = 0;
  #passed = 0;
  #last: number | undefined;

  get step(): number {
    return this.#step;
  }

  get done(): boolean {
    return this.#step >= STEPS.length;
  }

  /** How much of this step is over. */
  get share(): number {
    return this.done ? 1 : this.#passed / STEPS[this.#step]!.lasts;
  }

  /** A picture of both hands was taken at this time; null where they were not both seen, and time stands still. */
  see(taken: number, hands: Record<Side, Straightness> | null): void {
    const before = this.#last;
    this.#last = hands ? taken : undefined;
    if (this.done || !hands || before === undefined) return;
    this.#passed += Math.min(LONGEST_GAP, taken - before);
    if (this.share >= SETTLING) for (const side of SIDES) this.#samples[this.#step]![side].push(hands[side]);
    if (this.share >= 1) {
      this.#step += 1;
      this.#passed = 0;
    }
  }

  /** What the hands have shown. */
  result(): Record<Side, Known> {
    return { L: learn(this.#samples.map(({ L }) => L)), R: learn(this.#samples.map(({ R }) => R)) };
  }
}

function learn(steps: Straightness[][]): Known {
  const bands = { ...USUAL };
  const weak: Digit[] = [];
  for (const digit of DIGITS) {
    const seen = steps.map((samples) => median(samples.map((sample) => sample[digit])));
    const should = (bent: boolean): number[] => seen.filter((_, index) => STEPS[index]!.bent.includes(digit) === bent);
    const least = Math.min(...should(false));
    const most = Math.max(...should(true));
    if (least - most < CLEAR) weak.push(digit);
    bands[digit] = bandBetween(most, least) ?? bandBetween(seen.at(-1)!, seen[0]!) ?? USUAL[digit];
  }
  return { bands, weak };
}

/** A band in the middle of the gap; none where there is hardly a gap. */
function bandBetween(bent: number, straight: number): Band | undefined {
  const gap = straight - bent;
  if (!(gap >= CLEAR)) return undefined;
  const middle = bent + gap / 2;
  return { bent: middle - gap * MARGIN, straight: middle + gap * MARGIN };
}

function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
