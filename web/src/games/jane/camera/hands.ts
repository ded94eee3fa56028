// Whose hand is which, and what it does beside bending: told by place, as a camera takes a left hand for a right one.
import type { Digit, Side } from '../anatomy';
import { CHAINS, distance, way, WRIST, type Point, type SeenHand } from './landmarks';

export type TwoSides = Partial<Record<Side, SeenHand>>;

/** The width of a palm in the picture, by which movements are measured. */
export function palm({ picture }: SeenHand): number {
  return distance(picture[CHAINS.I[0]]!, picture[CHAINS.P[0]]!) + distance(picture[WRIST]!, picture[CHAINS.M[0]]!);
}

function middle({ picture }: SeenHand): number {
  return (picture[WRIST]!.x + picture[CHAINS.M[0]]!.x) / 2;
}

/** One hand that was found twice lies where it lies already. */
function same(one: SeenHand, other: SeenHand): boolean {
  return distance(one.picture[CHAINS.M[0]]!, other.picture[CHAINS.M[0]]!) < palm(one) / 4;
}

/** The left and the right hand. In the picture of a camera that faces somebody, the left hand is on the right. */
export function tellApart(hands: SeenHand[], facing: boolean): TwoSides {
  const [one, other] = hands;
  if (!one) return {};
  const onTheRight: Side = facing ? 'L' : 'R';
  const onTheLeft: Side = facing ? 'R' : 'L';
  if (!other || same(one, other)) return { [middle(one) > 0.5 ? onTheRight : onTheLeft]: one };
  const [left, right] = middle(one) < middle(other) ? [one, other] : [other, one];
  return { [onTheLeft]: left, [onTheRight]: right };
}

/** Whether a hand on this side of the picture shows its palm: then its knuckles go round one way, else the other. */
function showsPalm({ picture }: SeenHand, onTheLeft: boolean): boolean {
  const [index, little] = [way(picture[WRIST]!, picture[CHAINS.I[0]]!), way(picture[WRIST]!, picture[CHAINS.P[0]]!)];
  return index.x * little.y - index.y * little.x < 0 === onTheLeft;
}

/** The same points with the fingers named from the other end; the thumb stays. */
function renamed(points: Point[]): Point[] {
  const fingers = [CHAINS.P, CHAINS.R, CHAINS.M, CHAINS.I].flat();
  return [...points.slice(0, CHAINS.I[0]), ...fingers.map((index) => points[index]!)];
}

/**
 * Who takes a left hand for a right one names its fingers from the wrong end. An open hand is always seen rightly: it tells
 * which way somebody holds it, and one that seems to have turned round is renamed.
 */
export class Naming {
  #palm = true;

  /** What is seen of a hand, with its fingers named as they should be; `bent` are its digits at first sight. */
  settle(hand: SeenHand, onTheLeft: boolean, bent: Digit[]): SeenHand {
    const palm = showsPalm(hand, onTheLeft);
    if (bent.length === 0) this.#palm = palm;
    return palm === this.#palm ? hand : { picture: renamed(hand.picture), room: renamed(hand.room) };
  }
}

const AIMING: Digit[] = ['T', 'I'];
const GRIP: Digit[] = ['M', 'R']; // the little finger follows as it can
const UPRIGHT = 0.5; // the cosine of 60 degrees

/** A pistol: thumb and index finger straight, middle and ring finger bent; the index finger points anywhere but up. */
export function isPistol({ room }: SeenHand, bent: Digit[]): boolean {
  const [knuckle, tip] = [room[CHAINS.I[0]]!, room[CHAINS.I[3]]!];
  const up = (knuckle.y - tip.y) / (distance(knuckle, tip) || 1);
  return up < UPRIGHT && GRIP.every((digit) => bent.includes(digit)) && !AIMING.some((digit) => bent.includes(digit));
}
