// How the map is taken by hand: pushed, pinched, turned larger by a wheel, tapped.
import { still } from '../../state/settings.svelte';
import type { Camera } from './camera';

interface Finger {
  x: number;
  y: number;
}

/** Fingers that tremble do not push. */
const SLOP = 7;
const TURN = 0.0015; // how much closer a wheel brings
const PAUSE = 160; // milliseconds without a turn of the wheel, and it rests

export class Hands {
  #fingers = new Map<number, Finger>();
  #pushed = false;
  #speed = { x: 0, y: 0 };
  #corner = { x: 0, y: 0 };
  #pause: ReturnType<typeof setTimeout> | undefined;

  /** `tapped` hears where the picture was tapped, if no button lies there. */
  constructor(
    private readonly camera: Camera,
    private readonly tapped: (x: number, y: number) => void,
  ) {}

  /** Feel for hands on a viewport; gives back how to stop. */
  attach = (view: HTMLElement): (() => void) => {
    const stop = new AbortController();
    const { signal } = stop;
    view.addEventListener('pointerdown', (event) => this.#down(event, view), { signal });
    view.addEventListener('pointermove', (event) => this.#move(event, view), { signal });
    for (const kind of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
      view.addEventListener(kind, (event) => this.#up(event, view), { signal });
    view.addEventListener('wheel', (event) => this.#wheel(event, view), { signal, passive: false });
    view.addEventListener('click', (event) => this.#click(event, view), { signal, capture: true });
    return () => {
      stop.abort();
      clearTimeout(this.#pause);
    };
  };

  #down(event: PointerEvent, view: HTMLElement): void {
    this.camera.stop();
    if (this.#fingers.size === 0) this.#pushed = false;
    this.#corner = view.getBoundingClientRect();
    this.#fingers.set(event.pointerId, this.#local(event));
    this.#speed = { x: 0, y: 0 };
  }

  #move(event: PointerEvent, view: HTMLElement): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = this.#local(event);
    if (!this.#pushed && this.#fingers.size === 1 && Math.hypot(now.x - before.x, now.y - before.y) < SLOP) return;
    if (!this.#pushed) {
      this.#pushed = true;
      view.setPointerCapture(event.pointerId);
      view.classList.add('held');
    }
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.#pinch(before, now, other);
    else {
      this.#speed = { x: now.x - before.x, y: now.y - before.y };
      this.camera.push(this.#speed.x, this.#speed.y);
    }
    this.#fingers.set(event.pointerId, now);
  }

  #pinch(before: Finger, now: Finger, other: Finger): void {
    const apart = Math.hypot(before.x - other.x, before.y - other.y) || 1;
    const factor = Math.hypot(now.x - other.x, now.y - other.y) / apart;
    this.camera.closer(factor, (before.x + other.x) / 2, (before.y + other.y) / 2);
    this.camera.push((now.x - before.x) / 2, (now.y - before.y) / 2);
    this.#speed = { x: 0, y: 0 };
  }

  #up(event: PointerEvent, view: HTMLElement): void {
    if (!this.#fingers.delete(event.pointerId) || this.#fingers.size > 0) return;
    view.classList.remove('held');
    if (!this.#pushed) return;
    setTimeout(() => (this.#pushed = false)); // once its click has come, if any comes
    if (event.type === 'pointerup' && !still()) this.camera.glide(this.#speed.x, this.#speed.y);
    else this.camera.rest();
  }

  #wheel(event: WheelEvent, view: HTMLElement): void {
    event.preventDefault();
    if (event.shiftKey) return this.camera.push(-event.deltaY - event.deltaX, 0);
    this.#corner = view.getBoundingClientRect();
    const { x, y } = this.#local(event);
    this.camera.closer(Math.exp(-event.deltaY * TURN), x, y);
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.camera.rest(), PAUSE);
  }

  /** A push is no tap. */
  #click(event: MouseEvent, view: HTMLElement): void {
    if (this.#pushed) return event.stopPropagation();
    const button = event.target instanceof Element ? event.target.closest('[role="button"]') : null;
    if (button) return;
    this.#corner = view.getBoundingClientRect();
    const { x, y } = this.#local(event);
    this.tapped(...this.camera.at(x, y));
  }

  #local(event: MouseEvent): Finger {
    return { x: event.clientX - this.#corner.x, y: event.clientY - this.#corner.y };
  }
}
