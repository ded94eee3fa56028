// A race that was run before: how it stood at a stop, and how long people waited there.
import type { Race } from '../games/contract';
import type { Finish } from '../net/wire';
import type { Stop } from './replay.svelte';

/** Milliseconds from one stop to the next, as it was in a race; null where no race tells. */
export function waitedFor(stop: Stop | undefined, next: Stop | undefined): number | null {
  if (!stop || !next) return null;
  if (next.position.fore !== null) return next.position.fore;
  if (next.position.timing === null) return null;
  return Math.max(0, next.position.timing.charged - (stop.position.timing?.charged ?? 0));
}

/** The answers since the last reveal. */
function finishesAt(stops: Stop[], at: number): Finish[] {
  const finishes: Finish[] = [];
  for (let index = at; index >= 0; index -= 1) {
    const { seat, timing, fore } = stops[index]!.position;
    if (timing !== null && seat !== null) finishes.unshift({ ...timing, seat, accepted: true });
    if (fore !== null) break;
  }
  return finishes;
}

function phaseAt(stops: Stop[], at: number): Race['phase'] {
  if (stops[at + 1]?.position.fore != null) return 'fore';
  return (stops[at]?.position.to_move.length ?? 0) > 1 ? 'race' : 'rest';
}

/** The race as it stood at a stop, for looking only. */
export function raceAt(stops: Stop[], at: number): Race {
  return {
    mode: 'friends',
    cameras: 'any',
    phase: phaseAt(stops, at),
    ready: [],
    locked: [],
    finishes: finishesAt(stops, at),
    until: null,
    getReady: () => undefined,
    toggled: () => undefined,
    posed: () => undefined,
    bid: () => Promise.resolve(),
  };
}
