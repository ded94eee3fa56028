// Keys: arrows walk over hand and piles, digits name a card, E ends the turn, Escape forgets the choice.
const PAUSE = 900; // milliseconds after which a new number begins
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

function busyElsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  return target?.closest('input, textarea, select, dialog, [role="dialog"], [contenteditable]') != null;
}

export class Keys {
  private typed = '';
  private last = 0;

  constructor(
    private readonly board: () => HTMLElement | undefined,
    private readonly reports: Reports,
  ) {}

  press(event: KeyboardEvent): void {
    if (busyElsewhere(event)) return;
    const digit = /^\d$/.test(event.key);
    if (!digit) this.typed = '';
    if (digit) this.digit(event.key, event.timeStamp);
    else if (event.key === 'e' || event.key === 'E') this.reports.end();
    else if (event.key === 'Escape') this.reports.forget();
    else if (!event.key.startsWith('Arrow') || !this.reports.active() || !this.walk(event.key)) return;
    event.preventDefault();
  }

  /** The digits of one number come quickly, one after the other. */
  private digit(key: string, now: number): void {
    this.typed = now - this.last < PAUSE ? this.typed + key : key;
    this.last = now;
    if (!this.reports.card(Number(this.typed))) this.typed = this.reports.card(Number(key)) ? key : this.typed;
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
