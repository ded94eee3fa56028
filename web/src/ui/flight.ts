// How pieces fly: from hand to pile and back, and from places that show no piece, such as a draw pile.
import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { cubicOut } from 'svelte/easing';
import { crossfade, type CrossfadeParams, type TransitionConfig } from 'svelte/transition';
import { still } from '../state/settings.svelte';

const KEY = Symbol('flight');
const FLIGHT = 340;

/** `key` pairs the piece that leaves with the one that arrives; `from` names the place it comes from without a pair. */
interface FlightParams extends CrossfadeParams {
  key: string;
  from?: string | undefined;
}

export function duration(): number {
  return still() ? 0 : FLIGHT;
}

const STAY = (): TransitionConfig => ({ duration: 0 });

function drawn(node: Element): boolean {
  const { width, height } = node.getBoundingClientRect();
  return width > 0 && height > 0;
}

export class Flight {
  private readonly places = new Map<string, Element>();
  readonly send: (node: Element, params: FlightParams) => () => TransitionConfig;
  readonly receive: (node: Element, params: FlightParams) => () => TransitionConfig;

  constructor() {
    const [send, receive] = crossfade({
      duration,
      easing: cubicOut,
      fallback: (node, params, intro) => this.alone(node, params as FlightParams, intro),
    });
    // A piece that is drawn nowhere, as where there is no room for it, neither flies nor is flown to.
    this.send = (node, params) => (drawn(node) ? send(node, params) : STAY);
    this.receive = (node, params) => (drawn(node) ? receive(node, params) : STAY);
  }

  /** Marks an element as a place that pieces come from. */
  place(name: string): Attachment {
    return (element) => {
      this.places.set(name, element);
      return () => this.places.delete(name);
    };
  }

  /** Without a pair a piece comes from its place; one that goes is covered by the next and simply stays until then. */
  private alone(node: Element, { from }: FlightParams, intro: boolean): TransitionConfig {
    const place = intro && from !== undefined ? this.places.get(from) : undefined;
    if (!place) return { duration: intro ? 0 : duration() };
    const start = place.getBoundingClientRect();
    const end = node.getBoundingClientRect();
    const dx = start.left + start.width / 2 - end.left - end.width / 2;
    const dy = start.top + start.height / 2 - end.top - end.height / 2;
    return {
      duration: duration() * 1.3,
      easing: cubicOut,
      css: (t, u) => {
        const move = `translate(${u * dx}px, ${u * dy}px) scale(${0.6 + 0.4 * t})`;
        return `z-index: 9; opacity: ${Math.min(1, t * 3)}; transform: ${move}`;
      },
    };
  }
}

export function provideFlight(): Flight {
  return setContext(KEY, new Flight());
}

export function useFlight(): Flight {
  return getContext<Flight | undefined>(KEY) ?? new Flight();
}
