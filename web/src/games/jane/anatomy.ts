// The shape of a right hand, palm down, fingers up, in units of about a millimetre. A left hand is its mirror image.

/** The digits as the rules count them. */
export const DIGITS = ['T', 'I', 'M', 'R', 'P'] as const;
export type Digit = (typeof DIGITS)[number];
export type Side = 'L' | 'R';

const NAMES: Record<string, Digit> = { thumb: 'T', index: 'I', middle: 'M', ring: 'R', pinky: 'P' };

/** The digit that a card names; null for an open hand. */
export function digitNamed(name: string): Digit | null {
  return NAMES[name] ?? null;
}

export interface Finger {
  digit: Digit;
  /** Where it leaves the palm, and where its straight tip lies. */
  root: [number, number];
  tip: [number, number];
  width: number;
  /** How much of it still shows when it is folded under. */
  stub: number;
}

function finger(
  digit: Digit,
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  stub: number,
): Finger {
  const turn = (angle * Math.PI) / 180;
  return { digit, root: [x, y], tip: [x + Math.sin(turn) * length, y - Math.cos(turn) * length], width, stub };
}

export const FINGERS: Finger[] = [
  finger('P', 21, 0, 24, 31, 11.5, 0.2),
  finger('R', 9.5, -8, 9, 40, 13, 0.16),
  finger('M', -3.5, -11, -3, 45, 13.5, 0.14),
  finger('I', -16, -7, -15, 40, 13, 0.16),
  finger('T', -17, 25, -52, 36, 15, 0.24),
];

/** The same hand where two lie close together: the thumb is laid along it, and keeps to its own half. */
export const CLOSE_FINGERS: Finger[] = FINGERS.map((each) =>
  each.digit === 'T' ? finger('T', -17, 25, -34, 32, 15, 0.24) : each,
);

export const PALM = 'M-23-8C-14-20 18-19 27 0C31 12 27 30 21 44H-15C-22 36-28 10-23-8Z';
export const WRIST = 'M-15 40H20V62H-15Z';

/** A point on a finger: 0 is its root, 1 its tip. */
export function along({ root, tip }: Finger, share: number): [number, number] {
  return [root[0] + (tip[0] - root[0]) * share, root[1] + (tip[1] - root[1]) * share];
}
