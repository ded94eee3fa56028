// Which of one's ten digits are folded.
import { DIGITS, type Digit, type Side } from './anatomy';
import { lockText, type Folded } from './locks';

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
