/**
 * Measures a reaction on this device, for a race (docs/fairness.md): from the moment the reveal was painted to the event
 * that answered, with every finger that moved in between. It draws nothing and knows no rules.
 */
import type { RaceNow, Timing } from './wire';

/** The part of a browser that is needed, so that a test can bring its own. */
export interface Device {
  now(): number;
  /** Calls back before the next painting. */
  frame(painting: (at: number) => void): number;
  cancel(frame: number): void;
}

export const browser: Device = {
  now: () => performance.now(),
  frame: (painting) => requestAnimationFrame(painting),
  cancel: (frame) => cancelAnimationFrame(frame),
};

const FRAMES = 12; // that the painting rate is taken from
const TOGGLES = 80; // the most that a bid may carry
const COARSE = 100; // no browser's clock has larger steps, in milliseconds
const TRIES = 20_000; // to see it move: a few milliseconds

export class Reaction {
  readonly #device: Device;
  #reveal = -1;
  #painted: number | undefined;
  #delay = 0;
  #toggles: [number, number][] = [];
  #hz = 0;
  #frame = 0;
  #grain: number | undefined;

  constructor(device: Device = browser) {
    this.#device = device;
  }

  /**
   * A frame with this race has been laid out; `arrived` is when its message came, `fresh` whether it is no news but the
   * same position anew. Stamps the painting of a reveal: of a new one, and of one that is shown again.
   */
  shown(race: RaceNow | null, arrived: number, fresh: boolean): void {
    if (race?.phase !== 'race' || (race.reveal === this.#reveal && !fresh)) return;
    this.#reveal = race.reveal;
    this.#grain ??= grainOf(this.#device);
    this.#painted = undefined;
    this.#toggles = [];
    this.#device.cancel(this.#frame);
    // The first callback comes before the painting that shows the cards, the second one after it.
    this.#frame = this.#device.frame(() => {
      this.#frame = this.#device.frame((at) => {
        this.#painted = at;
        this.#delay = Math.max(0, at - arrived);
        this.#watch([at]);
      });
    });
  }

  /** Whether the cards can be seen: nothing can be answered before. */
  get visible(): boolean {
    return this.#painted !== undefined;
  }

  get reveal(): number {
    return this.#reveal;
  }

  /** A finger was bent or stretched by an event of this time stamp. */
  toggled(finger: number, at: number): void {
    if (this.#painted !== undefined && this.#toggles.length < TOGGLES) {
      this.#toggles.push([finger, since(this.#painted, at)]);
    }
  }

  /**
   * What goes with the bid that an event of this time stamp made, or a picture that a camera took then and that took so
   * long to be read; undefined before the cards can be seen.
   */
  answered(at: number, camera: number | null = null): Timing | undefined {
    if (this.#painted === undefined) return undefined;
    return {
      rt: since(this.#painted, at),
      toggles: this.#toggles,
      paint: tenths(this.#delay),
      hz: this.#hz,
      grain: this.#grain ?? COARSE,
      camera: camera === null ? null : tenths(camera),
    };
  }

  /** No more of this table. */
  stop(): void {
    this.#device.cancel(this.#frame);
  }

  /** Takes the painting rate from a few frames; the shortest ones, since a busy page leaves some out. */
  #watch(frames: number[]): void {
    this.#frame = this.#device.frame((at) => {
      frames.push(at);
      if (frames.length <= FRAMES) return this.#watch(frames);
      const gaps = frames.slice(1).map((frame, index) => frame - (frames[index] ?? frame));
      const typical = gaps.sort((one, other) => one - other)[Math.floor(gaps.length / 3)] ?? 0;
      this.#hz = typical > 0 ? Math.round(1000 / typical) : 0;
    });
  }
}

/** Milliseconds from one moment to a later one, never below 0. */
function since(from: number, to: number): number {
  return tenths(Math.max(0, to - from));
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The step of this device's clock: how far it jumps when it moves; a clock that seems to stand has the largest. */
function grainOf(device: Device): number {
  const start = device.now();
  for (let tries = 0; tries < TRIES; tries += 1) {
    const next = device.now();
    if (next !== start) return Math.min(COARSE, tenths(next - start));
  }
  return COARSE;
}
