// A card follows the finger, and is laid on the pile under it.
import type { Attachment } from 'svelte/attachments';
import { PILES, type Pile } from './piles';

const SLACK = 7; // pixels before a press becomes a drag

interface Reports {
  lift: (card: number) => void;
  over: (pile: Pile | null) => void;
  drop: (card: number, pile: Pile | null) => void;
}

function pileAt(x: number, y: number): Pile | null {
  const name = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-pile]')?.dataset.pile;
  return PILES.find((pile) => pile === name) ?? null;
}

export class Drag {
  card = $state<number | null>(null);
  /** The card that was dropped last: it waits where it lies until the move is answered. */
  dropped = $state<number | null>(null);
  x = $state(0);
  y = $state(0);

  constructor(private readonly reports: Reports) {}

  /** Makes an element the handle of a card. */
  handle(card: number): Attachment<HTMLElement> {
    return (element) => {
      let start: PointerEvent | null = null;
      const press = (event: PointerEvent): void => {
        if (event.button !== 0) return;
        start = event;
        this.dropped = null;
        element.setPointerCapture(event.pointerId); // a quick hand leaves the card before the first move is told
      };
      const follow = (event: PointerEvent): void => {
        if (!start) return;
        const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
        if (this.card === null && Math.hypot(x, y) > SLACK) {
          this.card = card;
          this.reports.lift(card);
        }
        if (this.card !== card) return;
        [this.x, this.y] = [x, y];
        this.reports.over(pileAt(event.clientX, event.clientY));
      };
      const release = (event: PointerEvent): void => {
        start = null;
        if (this.card !== card) return;
        const pile = event.type === 'pointerup' ? pileAt(event.clientX, event.clientY) : null;
        this.card = null;
        this.dropped = card;
        this.reports.over(null);
        this.reports.drop(card, pile);
        // The click that follows a drag would choose the card again.
        element.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => element.removeEventListener('click', swallow, { capture: true }));
      };
      const swallow = (event: Event): void => event.stopImmediatePropagation();
      const listeners = [
        ['pointerdown', press],
        ['pointermove', follow],
        ['pointerup', release],
        ['pointercancel', release],
      ] as const;
      for (const [name, listener] of listeners) element.addEventListener(name, listener);
      return () => {
        for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      };
    };
  }
}
