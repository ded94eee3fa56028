// Hands before the camera play: they fold the same ten digits as keys do, and lock by keeping still.
import type { Aim, Drawn } from '../aim.svelte';
import { DIGITS, type Digit } from '../anatomy';
import { type Folds } from '../folds.svelte';
import { lockText, type Folded } from '../locks';
import { SIDES } from './calibration';
import { Eye } from './eye.svelte';
import { palm } from './hands';
import { kept } from './kept.svelte';
import { CHAINS, WRIST, type Point } from './landmarks';
import { Lesson } from './lesson.svelte';
import { isRead } from './reading';
import { Stillness } from './stillness';

/** What hands may do at the table. */
export interface Reach {
  folds: Folds;
  aim: Aim;
  free: () => boolean;
  /** The camera reads the hands like this, and a picture takes so long. */
  read: (folded: Folded, lag: number) => void;
  posed: (text: string) => void;
  lock: (taken: number) => void;
}

export class HandPlay {
  readonly eye = new Eye((taken) => this.#see(taken));
  readonly lesson = new Lesson();
  /** How much of the moment of stillness has passed. */
  held = $state(0);
  readonly #reach: Reach;
  readonly #stillness = new Stillness();
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

  #see(taken: number): void {
    if (this.lesson.going) this.lesson.see(taken, this.eye.hands);
    else if (this.#reach.free()) this.#play(taken);
    else this.held = 0;
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
      const moved = DIGITS.filter((digit: Digit) => before.includes(digit) !== now.includes(digit));
      this.#read = { ...this.#read, [side]: now };
      for (const digit of moved) this.#reach.folds.set(side, digit, now.includes(digit), taken);
      if (moved.length > 0) this.#report();
    }
  }

  #report(): void {
    this.#reach.read(this.#read, this.eye.lag);
  }

  /** Hands that are kept still lock. */
  #keep(taken: number): void {
    const { L, R } = this.eye.hands;
    const { folded, text } = this.#reach.folds;
    if (text !== lockText(this.#read)) this.#stillness.arm(); // a key has corrected it
    const since = this.#hold(taken, L && R && isRead(folded, this.#read) ? text : null);
    if (since === null) return;
    this.#report();
    this.#reach.lock(since);
  }

  /** A pistol is drawn at once; where there is only one victim, it shoots when it is kept still. */
  #draw(drawn: Drawn, taken: number): void {
    const { aim } = this.#reach;
    const { L, R } = this.eye.hands;
    // The other hand may reach for the screen.
    if (aim.drawn === null || (aim.drawn !== drawn && L && R)) aim.draw(drawn);
    this.#report();
    const [victim, other] = aim.victims;
    if (victim === undefined || other !== undefined) return;
    const since = this.#hold(taken, aim.shot(victim));
    if (since !== null) aim.at(victim, since);
  }

  /** See an answer for which hands keep still: since when, once that is long enough; null before. */
  #hold(taken: number, answer: string | null): number | null {
    const held = this.#stillness.see(taken, answer, this.#places(), kept.moment);
    this.held = held?.share ?? 0;
    if (held?.fresh) this.#reach.posed(held.pose);
    return held?.share === 1 ? held.since : null;
  }

  #drawn(): Drawn | null {
    const { pistols } = this.eye;
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
