// What happened, in words: message ids of the duel and what goes into them.
import type { DuelEvent, DuelView } from '../../net/wire';
import { listed, t } from '../../state/language.svelte';
import type { Told } from '../contract';
import { valuesOf } from '../telling';
import { readOffer, type Pile } from './piles';

const PLACES: Record<Pile, string> = { '^': 'rising', v: 'falling', '>^': 'their-rising', '>v': 'their-falling' };

/** A move as a person would say it. */
export function moveInWords(text: string): string {
  const offer = readOffer(text);
  return offer ? t('duel-move-lay', { card: offer.card, pile: PLACES[offer.pile] }) : t('duel-move-end');
}

/** Cards that one seat draws one after the other make one sentence. */
function gather(events: DuelEvent[]): DuelEvent[][] {
  const groups: DuelEvent[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (event.event === 'drew' && last?.[0]?.event === 'drew' && last[0].seat === event.seat) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** How it ended, told to the winner, the loser and others; the loser's cards where they may be seen. */
export function ends(view: DuelView, reason: string, names: string[], seat: number | null): Told {
  const winner = view.winner ?? 0;
  const cards = listed(view.sides[1 - winner]!.hand ?? []) || 'none';
  const eye = seat === null ? 'none' : seat === winner ? 'winner' : 'loser';
  const values = { reason, eye, winner: names[winner] ?? '', loser: names[1 - winner] ?? '', cards };
  return { message: 'duel-page-ended', values };
}

export function tell(events: DuelEvent[], names: string[], seat: number | null): Told[] {
  return gather(events).map(([first, ...more]) => tellOne(first!, more, names, seat));
}

function tellOne(event: DuelEvent, more: DuelEvent[], names: string[], seat: number | null): Told {
  const values = valuesOf(event, ['seat', 'owner'], names, seat);
  if (event.event === 'drew') {
    values.card = cardsOf([event, ...more]);
    values.count = 1 + more.length;
  }
  return { message: `duel-event-${event.event}${more.length > 0 ? '-many' : ''}`, values };
}

/** The cards that were drawn; `none` where they are hidden. */
function cardsOf(events: DuelEvent[]): string {
  const cards = events.map((event) => (event.event === 'drew' ? event.card : null)).filter((card) => card !== null);
  return listed(cards) || 'none';
}
