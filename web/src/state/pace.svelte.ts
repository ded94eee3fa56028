// Frames one after the other: what happened is looked at for a while before more of it is shown.
import type { Frame } from '../net/wire';

export class Pace {
  #timer = $state.raw<ReturnType<typeof setTimeout> | null>(null);
  #waiting: Frame[] = [];

  constructor(private readonly show: (frame: Frame) => void) {}

  /** Whether one still looks at what the last frame told. */
  get looking(): boolean {
    return this.#timer !== null;
  }

  /** Show a frame, or keep it for later; the frames of one moment, whose `seq` is `now`, come together. */
  receive(frame: Frame, now: number): void {
    if ((this.looking || this.#waiting.length > 0) && frame.seq > now) this.#waiting.push(frame);
    else this.show(frame);
  }

  /** Look for so many milliseconds; the more is waiting, the shorter. */
  look(time: number): void {
    clearTimeout(this.#timer ?? undefined);
    this.#timer = time === 0 ? null : setTimeout(() => this.#goOn(), time / (1 + this.#waiting.length / 2));
  }

  /** See the next moment at once. */
  hurry(): void {
    if (!this.looking) return;
    clearTimeout(this.#timer ?? undefined);
    this.#goOn();
  }

  close(): void {
    clearTimeout(this.#timer ?? undefined);
  }

  #goOn(): void {
    this.#timer = null;
    const seq = this.#waiting[0]?.seq;
    const moment = this.#waiting.filter((frame) => frame.seq === seq);
    this.#waiting = this.#waiting.filter((frame) => frame.seq !== seq);
    moment.forEach(this.show);
    if (!this.looking && this.#waiting.length > 0) this.#goOn();
  }
}
