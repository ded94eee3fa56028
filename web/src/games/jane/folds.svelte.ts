// Which of one's ten digits are folded, and when each of them was: the table's order of locks may need to know.
import { DIGITS, type Digit, type Side } from './anatomy';

export type Folded = Record<Side, Digit[]>;

/** A digit folded or stretched, and the browser's time of the gesture in milliseconds. */
export interface Toggle {
  side: Side;
  digit: Digit;
  at: number;
}

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

export class Folds {
  folded = $state<Folded>({ L: [], R: [] });
  toggles: Toggle[] = [];

  toggle(side: Side, digit: Digit, at: number): void {
    const hand = this.folded[side];
    this.folded[side] = hand.includes(digit) ? hand.filter((each) => each !== digit) : [...hand, digit];
    this.toggles.push({ side, digit, at });
  }

  /** Both hands open, as every round begins. */
  open(): void {
    this.folded = { L: [], R: [] };
    this.toggles = [];
  }

  get text(): string {
    return lockText(this.folded);
  }
}
