// Keys: digits name a number, arrows whom to tell, Enter says it; O and B answer, D lifts the cup, S shows the odds.
const PAUSE = 900; // milliseconds after which a new number begins

interface Reports {
  number: (number: number) => boolean;
  turn: (by: 1 | -1) => boolean;
  /** Do what is meant; false if nothing is. */
  say: () => boolean;
  answer: (answer: 'ok' | 'bluff') => void;
  lift: (up: boolean) => void;
  odds: () => void;
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

  constructor(private readonly reports: Reports) {}

  press(event: KeyboardEvent): void {
    if (busyElsewhere(event)) return;
    const digit = /^\d$/.test(event.key);
    if (!digit) this.typed = '';
    if (digit ? this.digit(event.key, event.timeStamp) : this.command(event)) event.preventDefault();
  }

  release(event: KeyboardEvent): void {
    if (event.key.toLowerCase() === 'd') this.reports.lift(false);
  }

  private command(event: KeyboardEvent): boolean {
    switch (event.key.toLowerCase()) {
      case 'arrowleft':
        return this.reports.turn(-1);
      case 'arrowright':
        return this.reports.turn(1);
      case 'enter':
        return !event.repeat && this.onPiece(event.target) && this.reports.say();
      case 'o':
        this.reports.answer('ok');
        return true;
      case 'b':
        this.reports.answer('bluff');
        return true;
      case 'd':
        this.reports.lift(true);
        return true;
      case 's':
        this.reports.odds();
        return true;
      case 'escape':
        this.reports.forget();
        return true;
      default:
        return false;
    }
  }

  /** A button that does something else keeps its Enter. */
  private onPiece(target: EventTarget | null): boolean {
    const element = target as HTMLElement | null;
    return element?.closest('button, a, [tabindex]') == null || element.closest('[data-number], [data-seat]') != null;
  }

  /** The digits of one number come quickly, one after the other. */
  private digit(key: string, now: number): boolean {
    this.typed = now - this.last < PAUSE ? this.typed + key : key;
    this.last = now;
    if (!this.reports.number(Number(this.typed)) && this.reports.number(Number(key))) this.typed = key;
    return true;
  }
}
