// Where one looks at the map from, and how close. The picture is a layer of its own: pushed, it is not drawn anew.
import { still } from '../../state/settings.svelte';
import type { Spot } from './printed';

const CLOSEST = 2.6;
const COMFORTABLE = 0.82; // faces can be told apart
const AROUND = 70; // units of the picture around what is shown: a figure is seen whole
const GLIDE = 0.94; // what is left of the speed after a frame
const SLOWEST = 0.4; // pixels a frame
const TRIP = 420; // milliseconds from one place to another

export class Camera {
  #x = 0;
  #y = 0;
  #scale = 1;
  /** The scale at which the picture was drawn last. */
  #drawn = 1;
  #room: [width: number, height: number] = [1, 1];
  #frame = 0;
  #underway = false;
  /** Pixels at the left of the viewport that one does not see. */
  covered = 0;
  #stage: HTMLElement | null = null;

  /** Tells how many pixels a unit of the picture takes, whenever that is settled. */
  constructor(
    private readonly size: () => [width: number, height: number],
    private readonly tell: (scale: number) => void = () => {},
  ) {}

  /** Look through a viewport whose first child is the picture; gives back how to stop. */
  attach = (view: HTMLElement): (() => void) => {
    this.#stage = view.firstElementChild as HTMLElement;
    const measure = (): void => {
      const middle = this.#middle();
      this.#room = [view.clientWidth, view.clientHeight];
      if (!this.#underway) this.#travel(...middle, this.#within(this.#scale), false); // a phone that is turned shows the same
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(view);
    measure();
    this.fit(false);
    return () => {
      watcher.disconnect();
      this.stop();
      this.#stage = null;
    };
  };

  /** The place of the picture under a point of the viewport. */
  at(x: number, y: number): [x: number, y: number] {
    return [(x - this.#x) / this.#scale, (y - this.#y) / this.#scale];
  }

  /** Show the whole map. */
  fit(smooth = true): void {
    const [width, height] = this.size();
    this.#travel(width / 2, height / 2, this.#farthest(), smooth);
  }

  /** Bring a place of the picture into the middle; on a small screen one sees a few houses, on a large one all. */
  centre(x: number, y: number): void {
    this.#travel(x, y, Math.max(this.#scale, this.#farthest(), COMFORTABLE), true);
  }

  /** Show two places of the picture at once, as close as that can be. */
  span(a: Spot, b: Spot): void {
    const [across, down] = [Math.abs(a[0] - b[0]) + 2 * AROUND, Math.abs(a[1] - b[1]) + 2 * AROUND];
    const fitting = Math.min(
      (this.#room[0] - this.covered) / across,
      this.#room[1] / down,
      Math.max(this.#scale, COMFORTABLE),
    );
    this.#travel((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, this.#within(fitting), true);
  }

  /** Look closer, or from farther away. */
  zoom(factor: number): void {
    this.#travel(...this.#middle(), this.#within(this.#scale * factor), true);
  }

  /** The same, by hand: what lies under a point of the viewport stays there. */
  closer(factor: number, x: number, y: number): void {
    const [atX, atY] = this.at(x, y);
    this.#scale = this.#within(this.#scale * factor);
    this.push(x - atX * this.#scale - this.#x, y - atY * this.#scale - this.#y);
  }

  /** Push the picture by so many pixels; it moves with the next frame, however often it is pushed until then. */
  push(x: number, y: number): void {
    this.#x += x;
    this.#y += y;
    this.stop();
    this.#frame = requestAnimationFrame(() => this.#show());
  }

  /** Let it go on by so many pixels a frame, slower and slower. */
  glide(x: number, y: number): void {
    this.#run(() => {
      [x, y] = [x * GLIDE, y * GLIDE];
      this.#x += x;
      this.#y += y;
      this.#show();
      return Math.hypot(x, y) >= SLOWEST;
    });
  }

  /** Stay where one is, even on the way. */
  stop(): void {
    this.#underway = false;
    cancelAnimationFrame(this.#frame);
  }

  /** Nothing moves any more: what has become larger or smaller is drawn anew, and sharp. */
  rest(): void {
    if (this.#drawn === this.#scale) return;
    this.tell(this.#scale);
    this.#drawn = this.#scale;
    const stage = this.#stage;
    stage?.classList.add('drawn-anew');
    requestAnimationFrame(() => requestAnimationFrame(() => stage?.classList.remove('drawn-anew')));
  }

  #middle(): [x: number, y: number] {
    return this.at((this.#room[0] + this.covered) / 2, this.#room[1] / 2);
  }

  #farthest(): number {
    const [width, height] = this.size();
    return Math.min(this.#room[0] / width, this.#room[1] / height);
  }

  #within(scale: number): number {
    return Math.min(CLOSEST, Math.max(this.#farthest(), scale));
  }

  /** Put the picture where it is meant to be: it never leaves the viewport. */
  #show(): void {
    const [width, height] = this.size();
    this.#x = this.covered + clamp(this.#x - this.covered, this.#room[0] - this.covered, width * this.#scale);
    this.#y = clamp(this.#y, this.#room[1], height * this.#scale);
    if (this.#stage) this.#stage.style.transform = `translate(${this.#x}px, ${this.#y}px) scale(${this.#scale})`;
  }

  #travel(x: number, y: number, scale: number, smooth: boolean): void {
    const from = [...this.#middle(), this.#scale] as const;
    this.tell(scale);
    const look = (part: number): void => {
      const [cx, cy, k] = [x, y, scale].map((goal, axis) => from[axis]! + (goal - from[axis]!) * part);
      this.#scale = k!;
      this.#x = (this.#room[0] + this.covered) / 2 - cx! * k!;
      this.#y = this.#room[1] / 2 - cy! * k!;
      this.#show();
    };
    if (!smooth || still()) {
      this.stop();
      look(1);
      return this.rest();
    }
    const begun = performance.now();
    this.#run((now) => {
      const part = Math.min(1, (now - begun) / TRIP);
      look(1 - (1 - part) ** 3);
      return part < 1;
    });
  }

  /** Frame by frame, as long as a step says that more are to come. */
  #run(step: (now: number) => boolean): void {
    this.stop();
    this.#underway = true;
    const next = (now: number): void => {
      this.#underway = step(now);
      if (this.#underway) this.#frame = requestAnimationFrame(next);
      else this.rest();
    };
    this.#frame = requestAnimationFrame(next);
  }
}

/** Where a length begins that covers the room, or lies in its middle if it is shorter. */
function clamp(at: number, room: number, length: number): number {
  return length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));
}
