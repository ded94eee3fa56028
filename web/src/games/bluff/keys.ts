// Keys: digits name a number, arrows whom to tell, Enter says it; O and B answer, D lifts the cup, S shows the odds.
import { TypedNumber, busyElsewhere } from '../typed';

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

export class Keys {
  private readonly number: TypedNumber;

  constructor(private readonly reports: Reports) {
    this.number = new TypedNumber(reports.number);
  }

  press(event: KeyboardEvent): void {
    if (busyElsewhere(event)) return;
    if (this.number.press(event) || this.command(event)) event.preventDefault();
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
}
