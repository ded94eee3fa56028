// Which digits are bent: from the angles between their bones, with a band in between in which a digit stays as it was.
import { DIGITS, type Digit } from '../anatomy';
import { angle, between, CHAINS, way, WRIST, type Point } from './landmarks';

/** A digit below `bent` degrees is bent, above `straight` it is straight. */
export interface Band {
  bent: number;
  straight: number;
}
export type Bands = Record<Digit, Band>;

/** What fits most hands (benchmarks/camera says which bounds err least); a calibration knows better. */
export const USUAL: Bands = {
  T: { bent: 117, straight: 133 },
  I: { bent: 105, straight: 131 },
  M: { bent: 85, straight: 111 },
  R: { bent: 75, straight: 101 },
  P: { bent: 118, straight: 142 },
};

/** A folded thumb lies across the palm more than it bends. */
const ACROSS = 0.65;

/** How straight a digit is, in degrees: the angle between the palm and the digit's outer bones, all joints together. */
export function straightness(room: Point[], digit: Digit): number {
  const [root, lower, upper, tip] = CHAINS[digit].map((index) => room[index]!) as [Point, Point, Point, Point];
  if (digit !== 'T') return between(way(root, room[WRIST]!), way(lower, tip));
  const across = angle(tip, room[CHAINS.I[0]]!, room[CHAINS.P[0]]!);
  return ACROSS * across + (1 - ACROSS) * angle(lower, upper, tip);
}

export type Straightness = Record<Digit, number>;

export function straightnessOf(room: Point[]): Straightness {
  return Object.fromEntries(DIGITS.map((digit) => [digit, straightness(room, digit)])) as Straightness;
}

/** Reads one hand, picture after picture. */
export class Bends {
  bands: Bands;
  #bent = new Set<Digit>();

  constructor(bands: Bands = USUAL) {
    this.bands = bands;
  }

  /** The digits that are bent now. */
  read(room: Point[]): Digit[] {
    for (const digit of DIGITS) {
      const degrees = straightness(room, digit);
      if (degrees < this.bands[digit].bent) this.#bent.add(digit);
      else if (degrees > this.bands[digit].straight) this.#bent.delete(digit);
    }
    return DIGITS.filter((digit) => this.#bent.has(digit));
  }
}
