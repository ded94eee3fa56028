// A coach speaks at tables that allow it, to whoever has it switched on; the choice is kept for other matches.
import type { Answer, Command } from '../../net/line';
import { settings } from '../settings.svelte';

export class Coach {
  constructor(private readonly ask: (command: Command) => Promise<Answer>) {}

  /** Call it again if it is wanted: the house forgets who wants a coach when a connection is closed. */
  recall(allowed: boolean): void {
    if (allowed && settings.coach) void this.ask({ t: 'coach', on: true });
  }

  /** Let it speak from now on, or no more. */
  async listen(on: boolean): Promise<void> {
    settings.coach = on;
    await this.ask({ t: 'coach', on });
  }
}
