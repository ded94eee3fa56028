// Locks as texts of the game: which of ten digits are folded.
import { DIGITS, type Digit, type Side } from './anatomy';

export type Folded = Record<Side, Digit[]>;

/** A lock as the game writes it: `lock L:.I... R:T....`. */
export function lockText(folded: Folded): string {
  const hand = (side: Side): string => DIGITS.map((digit) => (folded[side].includes(digit) ? digit : '.')).join('');
  return `lock L:${hand('L')} R:${hand('R')}`;
}

/** The digits that a lock's text folds; null where the text is no lock. */
export function readLock(text: string): Folded | null {
  const parts = /^lock L:([TIMRP.]{5}) R:([TIMRP.]{5})$/.exec(text);
  if (!parts) return null;
  const digits = (hand: string): Digit[] => DIGITS.filter((digit) => hand.includes(digit));
  return { L: digits(parts[1]!), R: digits(parts[2]!) };
}

/** The digits in which an answer differs from the right one, and whether they should be bent. */
export function differs(answer: string, right: string): { side: Side; digit: Digit; bent: boolean }[] {
  const [mine, theirs] = [readLock(answer), readLock(right)];
  if (!mine || !theirs) return [];
  return (['L', 'R'] as const).flatMap((side) =>
    DIGITS.filter((digit) => mine[side].includes(digit) !== theirs[side].includes(digit)).map((digit) => ({
      side,
      digit,
      bent: theirs[side].includes(digit),
    })),
  );
}
