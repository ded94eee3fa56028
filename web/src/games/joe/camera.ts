// How one looks at the map: it is pushed, pinched and turned larger by hand; nothing is drawn anew meanwhile.
import { still } from '../../state/settings.svelte';

interface Finger {
  x: number;
  y: number;
}

/** Fingers that tremble do not push. */
const SLOP = 7;
const CLOSEST = 2.6;
const GLIDE = 0.94; // what is left of the speed after a frame
const TRIP = 420; // milliseconds from one place to another

export class Camera {
  #x = 0;
  #y = 0;
  #scale = 1;
  #fingers = new Map<number, Finger>();
  #pushed = false;
  #speed = { x: 0, y: 0 };
  #frame = 0;
  #stage: HTMLElement | null = null;
  #view: HTMLElement | null = null;

  /** `tapped` hears where the picture was tapped, if no button lies there. */
  constructor(
    private readonly size: () => [width: number, height: number],
    private readonly tapped: (x: number, y: number) => void = () => undefined,
  ) {}

  /** Watch over a viewport whose first child is the picture; gives back how to stop. */
  attach = (view: HTMLElement): (() => void) => {
    this.#view = view;
    this.#stage = view.firstElementChild as HTMLElement;
    const watcher = new ResizeObserver(() => this.#settle());
    watcher.observe(view);
    const stop = new AbortController();
    const quiet = { signal: stop.signal };
    view.addEventListener('pointerdown', (event) => this.#down(event), quiet);
    view.addEventListener('pointermove', (event) => this.#move(event), quiet);
    for (const kind of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
      view.addEventListener(kind, (event) => this.#up(event), quiet);
    view.addEventListener('wheel', (event) => this.#wheel(event), { ...quiet, passive: false });
    view.addEventListener('click', (event) => this.#click(event), { ...quiet, capture: true });
    this.fit(false);
    return () => {
      stop.abort();
      watcher.disconnect();
      cancelAnimationFrame(this.#frame);
      this.#view = this.#stage = null;
    };
  };

  /** Show the whole map. */
  fit(smooth = true): void {
    const [width, height] = this.size();
    this.#travel(width / 2, height / 2, this.#farthest(), smooth);
  }

  /** Bring a place of the picture into the middle, at least so close that faces can be told apart. */
  centre(x: number, y: number, smooth = true): void {
    this.#travel(x, y, Math.max(this.#scale, this.#comfortable()), smooth);
  }

  /** Look closer, or from farther away. */
  zoom(factor: number): void {
    const { clientWidth = 0, clientHeight = 0 } = this.#view ?? {};
    const [x, y] = this.#at(clientWidth / 2, clientHeight / 2);
    this.#travel(x, y, this.#within(this.#scale * factor), true);
  }

  /** Push the picture by so many pixels. */
  push(x: number, y: number): void {
    this.#x += x;
    this.#y += y;
    this.#show();
  }

  #farthest(): number {
    const { clientWidth = 1, clientHeight = 1 } = this.#view ?? {};
    const [width, height] = this.size();
    return Math.min(clientWidth / width, clientHeight / height);
  }

  /** On a small screen one sees a few houses, on a large one the whole village. */
  #comfortable(): number {
    return Math.max(this.#farthest(), 0.82);
  }

  #within(scale: number): number {
    return Math.min(CLOSEST, Math.max(this.#farthest(), scale));
  }

  /** The place of the picture under a point of the viewport. */
  #at(x: number, y: number): [number, number] {
    return [(x - this.#x) / this.#scale, (y - this.#y) / this.#scale];
  }

  #settle(): void {
    this.#scale = this.#within(this.#scale);
    this.#show();
  }

  /** Put the picture where it is meant to be: it never leaves the viewport. */
  #show(): void {
    const { clientWidth = 0, clientHeight = 0 } = this.#view ?? {};
    const [width, height] = this.size().map((length) => length * this.#scale) as [number, number];
    this.#x = clamp(this.#x, clientWidth, width);
    this.#y = clamp(this.#y, clientHeight, height);
    if (this.#stage) this.#stage.style.transform = `translate(${this.#x}px, ${this.#y}px) scale(${this.#scale})`;
  }

  #travel(x: number, y: number, scale: number, smooth: boolean): void {
    cancelAnimationFrame(this.#frame);
    const { clientWidth = 0, clientHeight = 0 } = this.#view ?? {};
    const from = [...this.#at(clientWidth / 2, clientHeight / 2), this.#scale] as const;
    const look = (part: number): void => {
      const [cx, cy, k] = [x, y, scale].map((goal, axis) => from[axis]! + (goal - from[axis]!) * part);
      this.#scale = k!;
      this.#x = clientWidth / 2 - cx! * k!;
      this.#y = clientHeight / 2 - cy! * k!;
      this.#show();
    };
    if (!smooth || still()) return look(1);
    const begun = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, (now - begun) / TRIP);
      look(1 - (1 - part) ** 3);
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  #down(event: PointerEvent): void {
    cancelAnimationFrame(this.#frame);
    if (this.#fingers.size === 0) this.#pushed = false;
    this.#fingers.set(event.pointerId, this.#local(event));
    this.#speed = { x: 0, y: 0 };
  }

  #move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before || !this.#view) return;
    const now = this.#local(event);
    if (!this.#pushed && this.#fingers.size === 1 && Math.hypot(now.x - before.x, now.y - before.y) < SLOP) return;
    if (!this.#pushed) {
      this.#pushed = true;
      this.#view.setPointerCapture(event.pointerId);
      this.#view.classList.add('moving');
    }
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.#pinch(before, now, other);
    else {
      this.#speed = { x: now.x - before.x, y: now.y - before.y };
      this.#x += this.#speed.x;
      this.#y += this.#speed.y;
    }
    this.#fingers.set(event.pointerId, now);
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#show());
  }

  #pinch(before: Finger, now: Finger, other: Finger): void {
    const apart = Math.hypot(before.x - other.x, before.y - other.y) || 1;
    const scale = this.#within((this.#scale * Math.hypot(now.x - other.x, now.y - other.y)) / apart);
    const [x, y] = this.#at((before.x + other.x) / 2, (before.y + other.y) / 2);
    this.#scale = scale;
    this.#x = (now.x + other.x) / 2 - x * scale;
    this.#y = (now.y + other.y) / 2 - y * scale;
    this.#speed = { x: 0, y: 0 };
  }

  #up(event: PointerEvent): void {
    if (!this.#fingers.delete(event.pointerId) || this.#fingers.size > 0) return;
    this.#view?.classList.remove('moving');
    setTimeout(() => (this.#pushed = false)); // once its click has come, if any comes
    if (this.#pushed && !still() && event.type === 'pointerup') this.#glide();
  }

  #glide(): void {
    this.#speed = { x: this.#speed.x * GLIDE, y: this.#speed.y * GLIDE };
    if (Math.hypot(this.#speed.x, this.#speed.y) < 0.4) return;
    this.push(this.#speed.x, this.#speed.y);
    this.#frame = requestAnimationFrame(() => this.#glide());
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    cancelAnimationFrame(this.#frame);
    if (event.shiftKey) return this.push(-event.deltaY - event.deltaX, 0);
    const { x, y } = this.#local(event);
    const [atX, atY] = this.#at(x, y);
    this.#scale = this.#within(this.#scale * Math.exp(-event.deltaY * 0.0015));
    this.#x = x - atX * this.#scale;
    this.#y = y - atY * this.#scale;
    this.#frame = requestAnimationFrame(() => this.#show());
  }

  /** A push is no tap. */
  #click(event: MouseEvent): void {
    if (this.#pushed) return event.stopPropagation();
    const button = event.target instanceof Element ? event.target.closest('[role="button"]') : null;
    const { x, y } = this.#local(event);
    if (!button) this.tapped(...this.#at(x, y));
  }

  #local(event: MouseEvent): Finger {
    const { left = 0, top = 0 } = this.#view?.getBoundingClientRect() ?? {};
    return { x: event.clientX - left, y: event.clientY - top };
  }
}

/** Where a length begins that covers the room, or lies in its middle if it is shorter. */
function clamp(at: number, room: number, length: number): number {
  return length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));
}
