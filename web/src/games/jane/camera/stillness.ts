// When hands are still: the pose they keep for a moment becomes the answer, and counts from when it was taken.
import type { Point } from './landmarks';

const STRAYED = 0.12; // of a hand: how far it may drift and still be still
const BLINK = 250; // a camera may lose a hand for so many milliseconds
const AWAY = 400; // hands that were gone so long have been shown anew

export interface Held {
  pose: string;
  /** When the camera took the first picture of it. */
  since: number;
  /** Whether it has just been taken. */
  fresh: boolean;
  /** How much of the moment has passed: at 1 the pose is an answer; 0 while the hands rest as the cards found them. */
  share: number;
}

export class Stillness {
  #resting: string | undefined;
  #armed = false;
  #held: { pose: string; since: number; places: Point[] } | undefined;
  #told = false;
  #seen = 0;

  /** Cards were shown. The pose in which they find the hands is no answer before the hands have moved. */
  start(): void {
    this.#resting = undefined;
    this.#armed = false;
    this.#held = undefined;
    this.#seen = 0;
  }

  /** Something else than hands changed the pose. */
  arm(): void {
    this.#armed = true;
  }

  /**
   * A picture taken at this time shows the hands in this pose at these places, measured in hands; null without both hands.
   * `moment` is how long they must be still.
   */
  see(taken: number, pose: string | null, places: Point[], moment: number): Held | null {
    if (pose === null) {
      if (this.#seen > 0 && taken - this.#seen > AWAY) this.#armed = true;
      if (taken - this.#seen > BLINK) this.#held = undefined;
      return null;
    }
    this.#seen = taken;
    this.#resting ??= pose;
    if (pose !== this.#resting) this.#armed = true;
    if (!this.#held || this.#held.pose !== pose || strayed(this.#held.places, places)) {
      this.#held = { pose, since: taken, places };
      this.#told = false;
    }
    const fresh = this.#armed && !this.#told;
    this.#told ||= this.#armed;
    const { since } = this.#held;
    return { pose, since, fresh, share: this.#armed ? Math.min(1, (taken - since) / moment) : 0 };
  }
}

function strayed(before: Point[], after: Point[]): boolean {
  return before.some((place, index) => {
    const now = after[index];
    return !now || Math.hypot(now.x - place.x, now.y - place.y) > STRAYED;
  });
}
