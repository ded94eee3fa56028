// Whether one has been told what a scenario is about: once a scenario and seat, as long as the browser's tab is open.
import type { JoeEvent, JoeView } from '../../../net/wire';
import { filed } from '../filed';

const KEY = 'saloon.joe.briefed';

function known(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

function nameOf({ chapter }: JoeView, seat: number): string {
  return `${location.pathname} ${chapter} ${seat}`;
}

/** Whether somebody wants to be told now: their people have not acted yet, and they have not heard it. */
export function wantsBriefing(view: JoeView, seat: number | null, past: JoeEvent[] | undefined): boolean {
  if (seat === null || past === undefined || view.question === null || view.round > 1) return false;
  const begun = past.findLastIndex(({ event }) => event === 'opened');
  const own = view.characters.filter((person) => person.seat === seat).map(({ name }) => name);
  const acted = past.slice(begun + 1).some((one) => one.event === 'activated' && own.includes(filed(one.character)));
  return !acted && !known().includes(nameOf(view, seat));
}

export function noteBriefed(view: JoeView, seat: number | null): void {
  if (seat !== null) sessionStorage.setItem(KEY, JSON.stringify([...known(), nameOf(view, seat)].slice(-40)));
}
