// Drawing a pistol and choosing a victim: the hand first, then whom; two hands want two victims.

export type Drawn = 'L' | 'R' | 'LR';

export class Aim {
  drawn = $state<Drawn | null>(null);
  /** Whom the left hand aims at, while the right one still looks for its victim. */
  first = $state<number | null>(null);

  readonly #legal: () => string[];
  readonly #shoot: (text: string, at: number) => void;

  constructor(legal: () => string[], shoot: (text: string, at: number) => void) {
    this.#legal = legal;
    this.#shoot = shoot;
  }

  /** The hands that may shoot now. */
  get offered(): Drawn[] {
    const legal = this.#legal();
    const may = (shape: RegExp): boolean => legal.some((text) => shape.test(text));
    const hands: Drawn[] = [];
    if (may(/^shoot L \d$/)) hands.push('L');
    if (may(/^shoot R \d$/)) hands.push('R');
    if (may(/^shoot L \d R \d$/)) hands.push('LR');
    return hands;
  }

  /** Whom one may aim at with the hand that is drawn. */
  get victims(): number[] {
    if (this.drawn === null) return [];
    const begun = this.#text('(\\d)');
    const found = this.#legal().map((text) => new RegExp(`^${begun}`).exec(text)?.[1]);
    return [...new Set(found.filter((seat) => seat !== undefined).map(Number))];
  }

  draw(hand: Drawn): void {
    this.drawn = this.drawn === hand ? null : hand;
    this.first = null;
  }

  lower(): void {
    this.drawn = null;
    this.first = null;
  }

  at(victim: number, time: number): void {
    if (this.drawn === 'LR' && this.first === null) {
      this.first = victim;
      return;
    }
    const text = this.shot(victim);
    this.lower();
    this.#shoot(text, time);
  }

  /** The move that aiming at this victim makes. */
  shot(victim: number): string {
    return this.#text(String(victim));
  }

  #text(victim: string): string {
    if (this.drawn !== 'LR') return `shoot ${this.drawn} ${victim}`;
    return this.first === null ? `shoot L ${victim}` : `shoot L ${this.first} R ${victim}`;
  }
}
