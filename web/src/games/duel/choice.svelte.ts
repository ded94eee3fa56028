// What the player has in mind: a card chosen or looked at, or a pile chosen first.
import { textOf, type Offer, type Pile } from './piles';

export class Choice {
  /** The card that was chosen, by tap, key or drag. */
  card = $state<number | null>(null);
  /** The pile that was chosen before a card. */
  pile = $state<Pile | null>(null);
  /** The card under the pointer or the focus. */
  seenCard = $state<number | null>(null);
  /** The pile under the pointer, the focus or a dragged card. */
  seenPile = $state<Pile | null>(null);

  constructor(
    private readonly offers: () => Offer[],
    private readonly lay: (text: string, offered: boolean) => void,
  ) {}

  /** The card whose possibilities are shown. */
  get shownCard(): number | null {
    return this.card ?? (this.pile ? null : this.seenCard);
  }

  /** The pile whose possibilities are shown. */
  get shownPile(): Pile | null {
    return this.card === null ? (this.pile ?? this.seenPile) : null;
  }

  offered(card: number, pile: Pile): boolean {
    return this.offers().some((offer) => offer.card === card && offer.pile === pile);
  }

  goesSomewhere(card: number): boolean {
    return this.offers().some((offer) => offer.card === card);
  }

  /** Choose a card; with a pile chosen before, lay it there. */
  takeCard(card: number): void {
    if (this.pile !== null) return this.put(card, this.pile);
    if (this.card === card) return this.clear();
    if (this.offers().length > 0 && !this.goesSomewhere(card)) return this.put(card, '^');
    this.card = card;
  }

  /** Choose a pile; with a card chosen before, lay it there. */
  takePile(pile: Pile, hand: number[]): void {
    if (this.card !== null) return this.put(this.card, pile);
    const unfit = hand[0];
    if (this.offers().some((offer) => offer.pile === pile)) this.pile = this.pile === pile ? null : pile;
    else if (unfit !== undefined) this.put(unfit, pile);
  }

  /** Lay a card on a pile, or learn why it does not go there. */
  put(card: number, pile: Pile): void {
    const offered = this.offered(card, pile);
    this.clear();
    this.lay(textOf({ card, pile }), offered);
  }

  clear(): void {
    this.card = null;
    this.pile = null;
  }
}
