// What happened at a table, seat by seat: all of it, and what has not been said yet.
import type { Arrangement, Frame } from '../../net/wire';

/** What happened at once. */
export interface LogEntry {
  /** The frame that told it; 0 for what was before one came. */
  seq: number;
  /** Through whose eyes; people who share a device do not see each other's. */
  seat: number | null;
  events: unknown[];
  undone: boolean;
  /** Whose time was up, so that the house moved. */
  late: number | null;
  /** What people settled beside the rules. */
  settled?: Arrangement;
}

/** Whose time has just run out: of the moves that the house then makes, the first tells it. */
export function lateNow({ clock }: Frame, before: Frame | undefined): number | null {
  const late = clock?.late ?? null;
  return late === (before?.clock?.late ?? null) ? null : late;
}

export class Log {
  #entries = $state.raw<LogEntry[]>([]);
  /** What happened and was not said yet: the curtain is down, or the words are still to come. */
  #untold: LogEntry[] = [];

  /** All that a seat has seen. */
  of(seat: number | null): LogEntry[] {
    return this.#entries.filter((entry) => entry.seat === seat);
  }

  /** What a seat has not been told. */
  untold(seat: number | null): LogEntry[] {
    return this.#untold.filter((entry) => entry.seat === seat);
  }

  /** A seat has been told everything. */
  told(seat: number | null): void {
    this.#untold = this.#untold.filter((entry) => entry.seat !== seat);
  }

  write({ seq, seat, events, undone }: Frame, late: number | null): void {
    if (events.length === 0 && !undone) return;
    const entry = { seq, seat, events, undone, late };
    this.#entries = [...this.#entries, entry];
    this.#untold.push(entry);
  }

  /** What people settle is the same for all who look. */
  settle(settled: Arrangement, seats: Iterable<number | null>): void {
    const entries = [...seats].map((seat) => ({
      seq: settled.seq,
      seat,
      events: [],
      undone: false,
      late: null,
      settled,
    }));
    this.#entries = [...this.#entries, ...entries];
  }

  /** Who comes reads what happened before; who comes back hears what was missed. */
  recall(seat: number | null, events: unknown[]): void {
    const known = this.of(seat);
    const heard = known.flatMap((entry) => entry.events).length;
    const missed = events.slice(heard);
    if (known.length > 0 && known.every(({ undone }) => !undone) && missed.length > 0)
      this.#untold.push({ seq: 0, seat, events: missed, undone: false, late: null });
    const past = { seq: 0, seat, events, undone: false, late: null };
    this.#entries = [...this.#entries.filter((entry) => entry.seat !== seat), past];
  }
}
