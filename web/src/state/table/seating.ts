// A seat that is ours adds its nonce to the luck of the match, which begins when all have.
import type { Answer, Command } from '../../net/line';
import { newNonce } from '../../net/nonces';
import type { Table } from '../../net/wire';

export class Seating {
  readonly #sitting = new Set<number>();

  constructor(
    private readonly match: string,
    private readonly ask: (command: Command) => Promise<Answer>,
  ) {}

  sit(seat: number, commitment = ''): Promise<Answer> {
    return this.ask({ t: 'sit', seat, nonce: newNonce(this.match, seat, commitment) });
  }

  /** Take over a seat of a running match: its luck stays, so what one brings is not kept to be checked. */
  comeLate(seat: number): Promise<Answer> {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return this.ask({ t: 'sit', seat, nonce });
  }

  /** Bring what is missing of one's own. */
  bringNonces({ phase, yours, luck }: Table): void {
    if (phase !== 'gathering' || !luck) return;
    for (const seat of yours) if (!luck.nonces[seat]) void this.#bring(seat, luck.commitment);
  }

  async #bring(seat: number, commitment: string): Promise<void> {
    if (this.#sitting.has(seat)) return;
    this.#sitting.add(seat);
    await this.sit(seat, commitment);
    this.#sitting.delete(seat);
  }
}
