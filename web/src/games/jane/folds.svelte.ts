// Which of one's ten digits are folded.
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

export class Folds {
  folded = $state<Folded>({ L: [], R: [] });
  readonly #report: (finger: number, at: number) => void;

  /** Whoever times a race hears of every finger that moves: from the left little finger 0 to the right one 9. */
  constructor(report: (finger: number, at: number) => void = () => undefined) {
    this.#report = report;
  }

  toggle(side: Side, digit: Digit, at: number): void {
    const hand = this.folded[side];
    this.folded[side] = hand.includes(digit) ? hand.filter((each) => each !== digit) : [...hand, digit];
    const place = DIGITS.indexOf(digit);
    this.#report(side === 'L' ? DIGITS.length - 1 - place : DIGITS.length + place, at);
  }

  /** Have a digit bent or straight. */
  set(side: Side, digit: Digit, bent: boolean, at: number): void {
    if (this.folded[side].includes(digit) !== bent) this.toggle(side, digit, at);
  }

  /** Both hands open, as every round begins. */
  open(): void {
    this.folded = { L: [], R: [] };
  }

  get text(): string {
    return lockText(this.folded);
  }
}
