// A calibration as the page shows it: it can be left, begun again, and steps aside when the cards come.
import { straightnessOf } from './bend';
import { Calibration, type BothHands, type Known } from './calibration';
import type { TwoSides } from './hands';
import type { Side } from '../anatomy';
import { keep } from './kept.svelte';

/** How a lesson stands: what is asked for, how much of it is done, what is seen of it, and what came out in the end. */
export interface Progress {
  step: number;
  share: number;
  both: boolean;
  seen: boolean;
  late: boolean;
  learnt: Record<Side, Known> | null;
}

const BEGINNING: Progress = { step: 0, share: 0, both: false, seen: false, late: false, learnt: null };

export class Lesson {
  /** Null without a lesson. */
  progress = $state.raw<Progress | null>(null);
  /** Whether it waits for the end of a round. */
  aside = $state(false);
  #calibration = new Calibration();

  /** Whether hands are learnt now, and play nothing. */
  get going(): boolean {
    return this.progress !== null && this.progress.learnt === null && !this.aside;
  }

  begin(): void {
    this.#calibration = new Calibration();
    this.progress = BEGINNING;
    this.aside = false;
  }

  leave(): void {
    this.progress = null;
  }

  /** A pose that does not want to be seen. */
  skip(): void {
    this.#calibration.skip();
    this.#tell(true);
  }

  /** A picture of these hands was taken. */
  see(taken: number, { L, R }: TwoSides): void {
    const both: BothHands | null = L && R ? { L: straightnessOf(L.room), R: straightnessOf(R.room) } : null;
    this.#calibration.see(taken, both);
    this.#tell(both !== null);
  }

  #tell(both: boolean): void {
    const { step, share, seen, late, done } = this.#calibration;
    const learnt = done ? this.#calibration.result() : null;
    if (learnt) keep({ hands: learnt, calibrated: true });
    this.progress = { step, share, both, seen, late, learnt };
  }
}
