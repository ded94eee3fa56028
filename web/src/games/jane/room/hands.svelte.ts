// The hands of one person among several on the same screen.
import type { JaneView } from '../../../net/wire';
import type { Companion, Race } from '../../contract';
import { Aim } from '../aim.svelte';
import { Folds } from '../folds.svelte';

export class Hands {
  readonly seat: number;
  readonly folds = new Folds();
  readonly aim: Aim;
  /** Whether an answer is on its way. */
  sent = $state(false);
  readonly #companion: () => Companion<JaneView> | undefined;
  readonly #race: () => Race | null;

  constructor(seat: number, companion: () => Companion<JaneView> | undefined, race: () => Race | null) {
    this.seat = seat;
    this.#companion = companion;
    this.#race = race;
    this.aim = new Aim(
      () => (this.free ? (companion()?.legal ?? []) : []),
      (text, at) => void this.#answer(text, at),
    );
  }

  /** Whether this person may still answer. */
  get free(): boolean {
    const companion = this.#companion();
    const race = this.#race();
    if (!companion || !race || this.sent) return false;
    return companion.legal.length > 0 && companion.view.stage === 'guess' && !race.locked.includes(this.seat);
  }

  lock(at: number): void {
    if (this.free) void this.#answer(this.folds.text, at);
  }

  /** As every round begins. */
  open(): void {
    this.folds.open();
    this.aim.lower();
  }

  async #answer(text: string, at: number): Promise<void> {
    this.sent = true;
    await this.#race()?.bid(text, at, null, this.seat);
    this.sent = false;
  }
}
