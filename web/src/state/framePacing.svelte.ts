// Frames one after the other: what happened is looked at for a while before more of it is shown.
import type { Following } from '../games/contract';
import type { Frame } from '../net/wire';
import { settings, slowness } from './settings.svelte';

/** Whether somebody's time runs with this frame: then nobody is left behind. */
function presses({ window, clock, legal }: Frame): boolean {
  return Boolean(window) || (Boolean(clock) && legal.length > 0);
}

export class FramePacing implements Following {
  #timer = $state.raw<ReturnType<typeof setTimeout> | null>(null);
  #waiting = $state.raw<Frame[]>([]);
  #paused = $state(false);
  #skipping = false;
  /** Whether whatever comes is shown at once, though one still looks. */
  #passing = false;
  #rushing = $state(false);

  /** `tellHouse` asks the house to let its bots hurry, or no more. */
  constructor(
    private readonly show: (frame: Frame) => void,
    private readonly tellHouse: (hurry: boolean) => void = () => {},
  ) {}

  /** Whether one still looks at what the last frame told. */
  get looking(): boolean {
    return this.#timer !== null;
  }

  get paused(): boolean {
    return this.#paused;
  }

  get waiting(): number {
    return new Set(this.#waiting.map(({ seq }) => seq)).size;
  }

  /** Show a frame, or keep it for later; the frames of one moment, whose `seq` is `now`, come together. */
  receive(frame: Frame, now: number): void {
    if (((this.looking && !this.#passing) || this.#paused || this.#waiting.length > 0) && frame.seq > now)
      this.#waiting = [...this.#waiting, frame];
    else this.show(frame);
    if (this.#paused && presses(frame)) this.pause(false);
    if (frame.legal.length > 0 || frame.ending) this.rush(false);
  }

  /** Look for so many milliseconds; the more is waiting, the shorter, unless one wants it slow and nobody's time runs. */
  look(time: number): void {
    this.#stop();
    this.#passing = false;
    if (time === 0 || this.#paused || this.#skipping || this.#rushing) return;
    const patient = settings.speed === 'slow' && !this.#waiting.some(presses);
    const shorter = patient ? 1 : 1 + this.#waiting.length / 2;
    this.#timer = setTimeout(() => this.#goOn(), (time * slowness()) / shorter);
  }

  /** Look for so long, though no race waits for that: what comes is shown at once. */
  linger(time: number): void {
    this.#stop();
    this.#passing = true;
    if (time > 0) this.#timer = setTimeout(() => this.#goOn(), time);
  }

  /** See the next moment at once. */
  hurry(): void {
    if (this.looking) this.#goOn();
  }

  pause(on: boolean): void {
    if (on) this.rush(false);
    this.#paused = on;
    if (on) this.#stop();
    else if (this.#waiting.length > 0) this.#goOn();
  }

  step(): void {
    if (this.#waiting.length > 0) this.#goOn();
  }

  /** See everything that has happened by now. */
  skip(): void {
    this.#paused = false;
    this.#skipping = true;
    while (this.#waiting.length > 0) this.#goOn();
    this.#skipping = false;
    this.#stop();
  }

  get rushing(): boolean {
    return this.#rushing;
  }

  /** See whatever comes at once, until there is something to decide again. */
  rush(on: boolean): void {
    if (on === this.#rushing) return;
    this.#rushing = on;
    this.tellHouse(on);
    if (on) this.skip();
  }

  close(): void {
    this.#stop();
  }

  #stop(): void {
    clearTimeout(this.#timer ?? undefined);
    this.#timer = null;
  }

  #goOn(): void {
    this.#stop();
    const seq = this.#waiting[0]?.seq;
    const moment = this.#waiting.filter((frame) => frame.seq === seq);
    this.#waiting = this.#waiting.filter((frame) => frame.seq !== seq);
    moment.forEach(this.show);
    if (!this.looking && !this.#paused && !this.#skipping && this.#waiting.length > 0) this.#goOn();
  }
}
