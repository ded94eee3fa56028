// Whether the sides of a scenario are alike, in a word: what is fair says docs/balance.md.
import type { JoeBalance } from '../../../net/wire';

/** A scenario is fair, or one side stands out: it wins so many of ten matches, many or few. */
export type Fairness = { kind: 'fair' } | { kind: 'strong' | 'weak'; side: string; wins: number };

/** Times an even share that a side may win, one of two and one of many; and that every side should win. */
const [MUCH_OF_TWO, MUCH_OF_MANY, LITTLE] = [1.2, 1.5, 0.6];

export function fairnessOf({ sides }: Pick<JoeBalance, 'sides'>): Fairness {
  const rates = Object.entries(sides).toSorted(([, a], [, b]) => b.won - a.won);
  const even = 1 / rates.length;
  const told = (kind: 'strong' | 'weak', [side, { won }]: (typeof rates)[number]): Fairness => ({
    kind,
    side,
    wins: Math.max(1, Math.round(10 * won)),
  });
  const [first, last] = [rates[0]!, rates.at(-1)!];
  if (first[1].won > even * (rates.length === 2 ? MUCH_OF_TWO : MUCH_OF_MANY)) return told('strong', first);
  if (last[1].won < even * LITTLE) return told('weak', last);
  return { kind: 'fair' };
}
