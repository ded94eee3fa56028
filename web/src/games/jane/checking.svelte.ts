// Whether the check of the round that just ended is still being shown: until then nothing else tells what it comes to.
import type { JaneEvent, JaneView } from '../../net/wire';
import { isShownInSteps, PACE } from './steps';

export class Checking {
  /** The round whose check was shown to its end. */
  #seen = $state<number | null>(null);
  readonly #view: () => JaneView;
  readonly #events: () => JaneEvent[];
  readonly #hurry: () => void;

  constructor(view: () => JaneView, events: () => JaneEvent[], hurry: () => void) {
    this.#view = view;
    this.#events = events;
    this.#hurry = hurry;
    $effect(() => {
      if (view().stage === 'guess') this.#seen = null;
    });
  }

  get on(): boolean {
    const { stage, last } = this.#view();
    return (
      stage !== 'guess' &&
      stage !== 'take' &&
      last !== null &&
      this.#seen !== last.round &&
      isShownInSteps(this.#events())
    );
  }

  /** All of it was shown. */
  readonly seen = (round: number): void => {
    this.#seen = round;
  };

  /** Who skips the last check still sees what it came to before the end covers it. */
  readonly skipped = (): void => {
    if (this.#view().stage === 'over') setTimeout(this.#hurry, 2 * PACE);
    else this.#hurry();
  };
}
