import './packs.css';

/** The class that gives an element the colours of a seat's pack. */
export function packOf(seat: number): string {
  return seat === 0 ? 'duel-gold' : 'duel-silver';
}

/** A card's name in flight: every card exists once. */
export function flightKey(owner: number, card: number): string {
  return `${owner}:${card}`;
}
