// What is seen of hands: 21 points each, as MediaPipe numbers them.
import { DIGITS, type Digit } from '../anatomy';

export interface Point {
  x: number;
  y: number;
  z: number;
}

export interface SeenHand {
  /** In the picture: 0 to 1 from its left and its upper edge. */
  picture: Point[];
  /** In the room: metres about the middle of the hand. */
  room: Point[];
}

/** One picture of the camera, read. Times are milliseconds of the page's clock. */
export interface Sight {
  /** When the camera took it. */
  taken: number;
  /** When it was read. */
  read: number;
  hands: SeenHand[];
}

export const WRIST = 0;

/** The four points of a digit, from its root to its tip. */
export const CHAINS: Record<Digit, [number, number, number, number]> = {
  T: [1, 2, 3, 4],
  I: [5, 6, 7, 8],
  M: [9, 10, 11, 12],
  R: [13, 14, 15, 16],
  P: [17, 18, 19, 20],
};

/** The lines of a skeleton: across the palm, and along each digit. */
export const PALM_LINES: [number, number][] = [
  [0, 1],
  [0, 5],
  [5, 9],
  [9, 13],
  [13, 17],
  [0, 17],
];

export const DIGIT_LINES: [Digit, number, number][] = DIGITS.flatMap((digit) => {
  const [root, lower, upper, tip] = CHAINS[digit];
  return [[digit, root, lower] as const, [digit, lower, upper] as const, [digit, upper, tip] as const].map(
    (line): [Digit, number, number] => [...line],
  );
});

/** The way from one point to another. */
export const way = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y, z: to.z - from.z });
const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y + a.z * b.z;

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);
}

/** The angle at a corner between the ways to two other points, in degrees; 180 is straight. */
export function angle(one: Point, corner: Point, other: Point): number {
  return between(way(corner, one), way(corner, other));
}

/** The angle between two ways, in degrees. */
export function between(a: Point, b: Point): number {
  const lengths = Math.sqrt(dot(a, a) * dot(b, b));
  if (lengths === 0) return 180;
  return (Math.acos(Math.max(-1, Math.min(1, dot(a, b) / lengths))) * 180) / Math.PI;
}
