// What happens at a table in words and sounds: for the log, for a screen reader, and for who looks elsewhere.
import type { GameModule } from '../../games/contract';
import type { Ending } from '../../net/wire';
import { t } from '../language.svelte';
import { announce, clearAnnouncements, note } from '../notes.svelte';
import { play, shake } from '../sounds';
import type { Log, LogEntry } from './log.svelte';
import { isNobodys, settledWords } from './settled';

interface Listener {
  readonly module: GameModule | null;
  readonly names: string[];
  /** Whose eyes we look through. */
  readonly seat: number | null;
  /** Whether several people listen. */
  readonly shared: boolean;
  /** Whether they all play at the same time. */
  readonly together: boolean;
  readonly curtain: boolean;
}

export class Narration {
  readonly #to: Listener;
  readonly #log: Log;

  constructor(to: Listener, log: Log) {
    this.#to = to;
    this.#log = log;
  }

  /** What happened as sentences for whoever looks. */
  words({ events, undone, late, settled }: LogEntry): string[] {
    const { module, names, together, seat } = this.#to;
    if (settled) return [t(...settledWords(settled, names))];
    const told = module?.tell(events, names, together ? null : seat) ?? [];
    const sentences = told.map(({ message, values }) => t(message, values)).filter((sentence) => sentence !== '');
    const before = late === null ? [] : [t(...this.#late(late))];
    return [...(undone ? [t('log-undone')] : []), ...before, ...sentences];
  }

  /** Say what whoever looks has not heard yet; behind the curtain even what was said is gone. */
  tell(): void {
    const { module, curtain, seat } = this.#to;
    if (curtain) return clearAnnouncements();
    if (!module) return; // once it is here
    for (const entry of this.#log.untold(seat)) this.words({ ...entry, late: null }).forEach(announce); // its note has been said
    this.#log.told(seat);
  }

  /** Somebody's time is up: on a phone the log is out of sight, and a card that moves by itself wants a reason. */
  tellOfTime(late: number | null): void {
    if (late !== null) note('info', ...this.#late(late));
  }

  callOut(): void {
    play('turn');
    shake();
    if (!this.#to.shared) announce(t('turn-yours'));
  }

  finish({ ranks, reason }: Ending): void {
    const { seat } = this.#to;
    if (isNobodys(reason)) return;
    play((seat === null ? 1 : ranks[seat]) === 1 ? 'win' : 'lose');
  }

  #late(late: number): [string, { name: string }] {
    const { seat, names } = this.#to;
    return [late === seat ? 'log-late-you' : 'log-late', { name: names[late] ?? '' }];
  }
}
