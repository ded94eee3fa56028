// What happened, one thing after the other: when each begins, and how everybody stands until then.
import type { JoeEvent } from '../../net/wire';
import type { Figure } from './figures';
import { filed } from './filed';

/** How long each thing takes before the next begins, in milliseconds; what is not named takes no time. */
const TIMES: Partial<Record<JoeEvent['event'], number>> = {
  walked: 420,
  fled: 420,
  jammed: 650,
  wounded: 650,
  died: 900,
  panicked: 700,
  exploded: 900,
  fizzled: 650,
  activated: 250,
  picked: 250,
  handed: 250,
  reloaded: 250,
  repaired: 250,
  drank: 250,
};
const SHOT = 420;
const TOSS = 650;
const MISS = 650;
/** How long one looks at the end of it. */
const SHOWN = 500;
const LONGEST = 6_000;

function timeOf(event: JoeEvent): number {
  if (event.event === 'attacked') return event.way === 'throw' ? TOSS : SHOT;
  if (event.event === 'drew') return event.result === 'miss' ? MISS : 0;
  return TIMES[event.event] ?? 0;
}

/** When each thing begins; what follows from an attack begins once it has arrived. */
export function startsOf(events: JoeEvent[]): number[] {
  let at = 0;
  return events.map((event) => (at += timeOf(event)) - timeOf(event));
}

/** How long one wants to look at what happened. */
export function lasts(events: JoeEvent[]): number {
  const total = events.reduce((sum, event) => sum + timeOf(event), 0);
  return total === 0 ? 0 : Math.min(total + SHOWN, LONGEST);
}

/** Somebody after one more thing has happened; null who is gone. */
function after(figure: Figure, event: JoeEvent): Figure | null {
  if (event.event === 'walked' && event.drags !== null && filed(event.drags) === figure.name)
    return { ...figure, zone: event.zone };
  if (!('character' in event) || filed(event.character) !== figure.name) return figure;
  switch (event.event) {
    case 'walked':
    case 'fled':
    case 'placed':
      return { ...figure, zone: event.zone };
    case 'wounded':
      return { ...figure, wounds: event.total };
    case 'died':
      return { ...figure, dead: true };
    case 'drank':
      return { ...figure, wounds: event.wounds };
    case 'escaped':
    case 'surrendered':
      return null;
    default:
      return figure;
  }
}

function same(one: Figure | null, other: Figure | null): boolean {
  if (one === null || other === null) return one === other;
  return one.zone === other.zone && one.dead === other.dead && one.wounds === other.wounds;
}

/** Everybody when so many of these things have happened, as far as the events tell. */
export function figuresAlong(before: Figure[], events: JoeEvent[], told: number): Figure[] {
  return before.flatMap((figure) => {
    const then = events.slice(0, told).reduce<Figure | null>((one, event) => one && after(one, event), figure);
    return then ?? [];
  });
}

/**
 * Everybody when so many of these things have happened, from how they stood before to how they stand now. Of whom the
 * events do not lead from one to the other, as after a jump in a replay, only the end is known.
 */
export function figuresAt(before: Figure[], now: Figure[], events: JoeEvent[], told: number): Figure[] {
  const names = [...new Set([...before, ...now].map(({ name }) => name))];
  return names.flatMap((name) => {
    const end = now.find((figure) => figure.name === name) ?? null;
    const start = before.find((figure) => figure.name === name);
    const course: (Figure | null)[] = [start ?? null];
    for (const event of events) course.push(course.at(-1) ? after(course.at(-1)!, event) : null);
    if (!start || told >= events.length || !same(course.at(-1) ?? null, end)) return end ?? [];
    const then = course[told] ?? null;
    return then === null
      ? []
      : { ...(end ?? then), zone: then.zone, dead: then.dead ?? false, wounds: then.wounds ?? 0 };
  });
}
