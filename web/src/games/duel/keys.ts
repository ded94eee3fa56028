// Keys: arrows walk over hand and piles, digits name a card, E ends the turn, Escape forgets the choice.
import { TypedNumber, busyElsewhere } from '../typed';

const ROWS = [
  ['>^', '>v'],
  ['^', 'v'],
];

interface Reports {
  /** Whether the player may move now; otherwise the arrows belong to the page. */
  active: () => boolean;
  card: (card: number) => boolean;
  end: () => void;
  forget: () => void;
}

export class Keys {
  private readonly card: TypedNumber;

  constructor(
    private readonly board: () => HTMLElement | undefined,
    private readonly reports: Reports,
  ) {
    this.card = new TypedNumber(reports.card);
  }

  press(event: KeyboardEvent): void {
    if (busyElsewhere(event)) return;
    if (this.card.press(event) || this.command(event.key)) event.preventDefault();
  }

  private command(key: string): boolean {
    if (key === 'e' || key === 'E') this.reports.end();
    else if (key === 'Escape') this.reports.forget();
    else return key.startsWith('Arrow') && this.reports.active() && this.walk(key);
    return true;
  }

  private walk(key: string): boolean {
    const rows = [...ROWS.map((row) => row.map((pile) => this.find(`[data-pile="${pile}"]`))), this.hand()];
    const row = rows.findIndex((each) => each.includes(document.activeElement as HTMLElement));
    if (row < 0) return this.focus(this.hand()[0]);
    const column = rows[row]!.indexOf(document.activeElement as HTMLElement);
    if (key === 'ArrowLeft') return this.focus(rows[row]![column - 1]);
    if (key === 'ArrowRight') return this.focus(rows[row]![column + 1]);
    const next = rows[key === 'ArrowUp' ? row - 1 : row + 1];
    if (!next) return false;
    const across = Math.round((column / Math.max(1, rows[row]!.length - 1)) * (next.length - 1));
    return this.focus(next[across]);
  }

  private focus(element: HTMLElement | null | undefined): boolean {
    element?.focus();
    return element != null;
  }

  private find(selector: string): HTMLElement | null {
    return this.board()?.querySelector<HTMLElement>(selector) ?? null;
  }

  private hand(): HTMLElement[] {
    return [...(this.board()?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
  }
}
