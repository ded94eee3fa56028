// What everybody saw in a finished match. It comes page by page: first what is looked at, then all the rest.
import { api } from '../net/api';
import type { Replay, ReplayViews } from '../net/wire';

const AGAIN = 2_000; // milliseconds after which a page that did not come is asked for again

/** What changed in a value: it is replaced, a piece of it is, or parts of it have changed (docs/protocol.md). */
export type Change = [unknown] | [number, number, unknown[]] | { [part: string]: Change };

/** The value after a change; what has not changed stays the same object. */
export function changed(value: unknown, change: Change): unknown {
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0];
    return (value as unknown[]).toSpliced(change[0], change[1], ...change[2]);
  }
  const parts: Record<string, unknown> = Object.fromEntries(
    Object.entries(change).map(([part, inner]) => [part, changed((value as Record<string, unknown>)[part], inner)]),
  );
  return Array.isArray(value) ? Object.assign([...(value as unknown[])], parts) : { ...(value as object), ...parts };
}

/** The views of all seats at each position of a page. */
function unfolded({ view, others, changes }: ReplayViews): unknown[][] {
  const found = [[view, ...others.map((change) => changed(view, change as Change))]];
  for (const here of changes) {
    const views = [...found.at(-1)!];
    for (const [seats, change] of here) for (const seat of seats) views[seat] = changed(views[seat], change as Change);
    found.push(views);
  }
  return found;
}

export class Views {
  /** By page, position on it, and seat. */
  #pages = $state.raw<ReadonlyMap<number, unknown[][]>>(new Map());
  /** The page that is looked at. */
  #wanted = 0;
  #coming: Promise<void> | null = null;
  readonly #match: string;
  readonly #size: number;
  readonly #count: number;
  /** Whether nothing is missing. */
  readonly whole = $derived.by(() => this.#pages.size === this.#count);

  constructor(match: string, { page, positions }: Replay) {
    this.#match = match;
    this.#size = page;
    this.#count = Math.ceil(positions.length / page);
  }

  /** The views of all seats after so many moves, as soon as they are here. */
  at(moves: number): unknown[] | null {
    return this.#pages.get(Math.floor(moves / this.#size))?.[moves % this.#size] ?? null;
  }

  /** Let the views after so many moves come next. */
  want(moves: number): void {
    this.#wanted = Math.floor(moves / this.#size);
  }

  /** Bring the next page, one at a time; false if nothing is missing. */
  async bring(): Promise<boolean> {
    const page = this.#next();
    if (page === null) return false;
    this.#coming ??= api
      .views(this.#match, page)
      .then((found) => void (this.#pages = new Map([...this.#pages, [page, unfolded(found)]])))
      .finally(() => (this.#coming = null));
    await this.#coming;
    return true;
  }

  /** Bring all that is missing, however often that fails, as long as `wanted` says so. */
  async bringAll(wanted: () => boolean): Promise<void> {
    for (let more = true; more && wanted();) {
      try {
        more = await this.bring();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    }
  }

  /** The page to bring: the one that is looked at, those after it, then those before it. */
  #next(): number | null {
    for (let step = 0; step < this.#count; step += 1) {
      const page = (this.#wanted + step) % this.#count;
      if (!this.#pages.has(page)) return page;
    }
    return null;
  }
}

/** All of a finished match, as a summary tells it. */
export interface Whole {
  replay: Replay;
  views: Views;
}

/** Fetch a finished match with everything that everybody saw. */
export async function fetchWhole(match: string): Promise<Whole> {
  const replay = await api.replay(match);
  const views = new Views(match, replay);
  while (await views.bring());
  return { replay, views };
}
