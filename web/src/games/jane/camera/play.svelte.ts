// Hands before the camera play: they fold the same ten digits as keys do, and lock by keeping still.
import type { Aim, Drawn } from '../aim.svelte';
import { DIGITS, type Digit } from '../anatomy';
import { lockText, type Folded, type Folds } from '../folds.svelte';
import { straightnessOf } from './bend';
import { Calibration, SIDES } from './calibration';
import { Eye } from './eye.svelte';
import { isPistol, palm } from './hands';
import { keep, kept } from './kept.svelte';
import { CHAINS, WRIST, type Point } from './landmarks';
import { Stillness } from './stillness';

/** What hands may do at the table. */
export interface Reach {
  folds: Folds;
  aim: Aim;
  free: () => boolean;
  /** The camera has moved a digit. */
  moved: (lag: number) => void;
  posed: (text: string) => void;
  lock: (taken: number) => void;
}

export class HandPlay {
  readonly eye = new Eye((taken) => this.#see(taken));
  /** How much of the moment of stillness has passed. */
  held = $state(0);
  /** What is asked for while one's hands are learnt, and how much of it is done; null otherwise. */
  lesson = $state.raw<{ step: number; share: number; both: boolean } | null>(null);
  readonly #reach: Reach;
  readonly #stillness = new Stillness();
  #calibration: Calibration | null = null;
  #read: Folded = { L: [], R: [] };

  constructor(reach: Reach) {
    this.#reach = reach;
  }

  /** Cards were shown, and all digits count as straight. */
  start(): void {
    this.#read = { L: [], R: [] };
    this.#stillness.start();
    this.held = 0;
  }

  calibrate(): void {
    this.#calibration = new Calibration();
    this.lesson = { step: 0, share: 0, both: false };
  }

  stopCalibration(): void {
    this.#calibration = null;
    this.lesson = null;
  }

  #see(taken: number): void {
    if (this.#calibration) this.#learn(this.#calibration, taken);
    else if (this.#reach.free()) this.#play(taken);
    else this.held = 0;
  }

  #learn(calibration: Calibration, taken: number): void {
    const { L, R } = this.eye.hands;
    const both = L && R ? { L: straightnessOf(L.room), R: straightnessOf(R.room) } : null;
    calibration.see(taken, both);
    this.lesson = { step: calibration.step, share: calibration.share, both: both !== null };
    if (!calibration.done) return;
    keep({ hands: calibration.result(), calibrated: true });
    this.stopCalibration();
  }

  #play(taken: number): void {
    this.#follow(taken);
    const drawn = this.#drawn();
    if (drawn && this.#reach.aim.offered.includes(drawn)) this.#draw(drawn, taken);
    else this.#keep(taken);
  }

  /** A digit that is seen to move moves; what a key corrected stays until then. */
  #follow(taken: number): void {
    for (const side of SIDES) {
      if (!this.eye.hands[side]) continue;
      const [before, now] = [this.#read[side], this.eye.bent[side]];
      const moved = (digit: Digit): boolean => before.includes(digit) !== now.includes(digit);
      for (const digit of DIGITS.filter(moved)) {
        this.#reach.moved(this.eye.lag);
        this.#reach.folds.set(side, digit, now.includes(digit), taken);
      }
      this.#read[side] = now;
    }
  }

  /** Hands that are kept still lock. */
  #keep(taken: number): void {
    const { L, R } = this.eye.hands;
    const pose = this.#reach.folds.text;
    if (pose !== lockText(this.#read)) this.#stillness.arm(); // a key has corrected it
    const held = this.#stillness.see(taken, L && R ? pose : null, this.#places(), kept.moment);
    this.held = held?.share ?? 0;
    if (held?.fresh) this.#reach.posed(pose);
    if (held?.share !== 1) return;
    this.#reach.moved(this.eye.lag);
    this.#reach.lock(held.since);
  }

  /** A pistol that is kept still is drawn; where there is only one victim, it shoots. */
  #draw(drawn: Drawn, taken: number): void {
    const { aim } = this.#reach;
    if (aim.drawn !== drawn) aim.draw(drawn);
    this.#reach.moved(this.eye.lag);
    const [victim, other] = aim.victims;
    if (victim === undefined || other !== undefined) return;
    const text = `shoot ${drawn} ${victim}`;
    const held = this.#stillness.see(taken, text, this.#places(), kept.moment);
    this.held = held?.share ?? 0;
    if (held?.fresh) this.#reach.posed(text);
    if (held?.share === 1) aim.at(victim, held.since);
  }

  #drawn(): Drawn | null {
    const pistols = SIDES.filter((side) => {
      const hand = this.eye.hands[side];
      return hand && isPistol(hand, this.eye.bent[side]);
    });
    return pistols.length === 2 ? 'LR' : (pistols[0] ?? null);
  }

  /** Where the hands are, measured in hands. */
  #places(): Point[] {
    return SIDES.flatMap((side) => {
      const hand = this.eye.hands[side];
      if (!hand) return [];
      const size = palm(hand) || 1;
      return [WRIST, CHAINS.M[0]].map((index) => {
        const { x, y, z } = hand.picture[index]!;
        return { x: x / size, y: y / size, z };
      });
    });
  }
}
