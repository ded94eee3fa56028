// The curtain between people who share a device: whose turn it is lifts it, and hears what happened meanwhile.
import type { GameModule } from '../../games/contract';
import type { Frame, Table } from '../../net/wire';
import { clearAnnouncements } from '../notes.svelte';

interface Stage {
  readonly news: Table | null;
  readonly module: GameModule | null;
  readonly frame: Frame | null;
  readonly seat: number | null;
  readonly shared: boolean;
  /** Whether everybody on this screen plays at the same time, so that there is nothing to hide. */
  readonly together: boolean;
}

export class Curtain {
  /** The seat that has lifted it. */
  lifted = $state<number | null>(null);
  /** What the others at this device did before that, until one does something oneself. */
  meanwhile = $state.raw<string[]>([]);
  readonly #stage: Stage;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  get down(): boolean {
    const { shared, together, news, seat } = this.#stage;
    return shared && !together && news?.phase === 'playing' && this.lifted !== seat && this.#hides();
  }

  lift(meanwhile: string[]): void {
    this.lifted = this.#stage.seat;
    this.meanwhile = meanwhile;
  }

  /** The device may have gone to somebody else: then what was told to the one before is gone. */
  pass(): void {
    if (this.lifted === null || this.lifted === this.#stage.seat) return;
    this.lifted = null;
    this.meanwhile = [];
    clearAnnouncements();
  }

  /** Whether the frame shows what others at this device must not see. */
  #hides(): boolean {
    const { frame, module } = this.#stage;
    return frame === null || !module?.secret || module.secret(frame.view);
  }
}
