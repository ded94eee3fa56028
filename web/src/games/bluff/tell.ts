// What happened, in words: message ids of the game and what goes into them.
import type { Advice, BluffEvent } from '../../net/wire';
import { listed, t } from '../../state/language.svelte';
import { percent } from '../../state/numbers';
import type { Told } from '../contract';
import { valuesOf } from '../telling';
import { readOffer } from './offers';

/** Fields of events that name a seat. */
const SEATS = ['seat', 'target', 'victim', 'chooser'];

/** A move as a person would say it. */
export function moveInWords(text: string, names: string[]): string {
  const offer = readOffer(text);
  if (!offer) return t(`bluff-move-${text}`);
  if (!('target' in offer)) return t(`bluff-move-${offer.kind}`, { token: offer.number });
  return t(`bluff-move-${offer.kind}`, { target: names[offer.target] ?? '', value: offer.number });
}

/** Why the best choice is the best: how likely an announcement is true, or whether one is believed. */
export function why({ figures, choices }: Advice): Told | null {
  const [best] = choices;
  if (!best) return null;
  if (figures.history !== undefined) {
    const values = { answer: best.move, true: percent(figures.history), needed: percent(figures.break_even ?? 0.5) };
    return { message: 'bluff-page-why-answer', values };
  }
  const kind = ['doublet', 'truth', 'lie'].find((kind) => figures[kind] === best.points);
  if (kind === undefined) return null;
  const believed = figures.believed ?? 0;
  return {
    message: 'bluff-page-why-say',
    values: { kind, believed: percent(believed), doubted: percent(1 - believed) },
  };
}

/** Tokens that are returned one after the other make one sentence; dice under somebody else's cup make none. */
function gather(events: BluffEvent[]): BluffEvent[][] {
  const groups: BluffEvent[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (event.event === 'rolled' && event.dice === null) continue;
    if (event.event === 'returned' && last?.[0]?.event === 'returned') last.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** What lies under the own cup is not told where everybody near the screen could read it: the cup tells. */
export function tell(events: BluffEvent[], names: string[], seat: number | null): Told[] {
  return gather(events).map(([first, ...more]) => {
    const tokens = [first!, ...more].map((event) => ('token' in event ? event.token : 0));
    const values = valuesOf(first!, SEATS, names, seat);
    if (first?.event === 'rolled' && first.seat === seat) return { message: 'bluff-page-shaken', values: {} };
    if (more.length === 0) return { message: `bluff-event-${first!.event}`, values };
    return { message: `bluff-event-${first!.event}-many`, values: { ...values, token: listed(tokens) } };
  });
}
