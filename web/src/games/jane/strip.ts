// The photo finish: whose times count, and where their marks go on the line of time.
import type { Finish } from '../../net/wire';

/** How somebody finished; an answer that was refused was given anew, and what it took does not count. */
export function finishOf(finishes: Finish[], who: number): Finish | undefined {
  return finishes.find(({ seat, accepted }) => seat === who && accepted);
}

/** When somebody answered, or would have, after everybody whose answer counted; null for whoever was not late. */
export function lateOf(finishes: Finish[], who: number): number | null {
  if (finishOf(finishes, who)) return null;
  const last = Math.max(0, ...finishes.filter(({ accepted }) => accepted).map(({ charged }) => charged));
  return finishes.find(({ seat, charged }) => seat === who && charged >= last)?.charged ?? null;
}

/** A mark is about this wide, as a part of the line. */
const MARK = 0.075;
const LANES = 2;

/** Marks that would cover each other go to different lanes; `at` are their places on the line, in any order. */
export function lanesOf(at: number[]): number[] {
  const ends: number[] = Array.from({ length: LANES }, () => -1);
  const lanes = at.map(() => 0);
  const order = at.map((_, index) => index).sort((one, other) => at[one]! - at[other]!);
  for (const index of order) {
    const free = ends.findIndex((end) => end + MARK <= at[index]!);
    const lane = free >= 0 ? free : ends.indexOf(Math.min(...ends));
    ends[lane] = at[index]!;
    lanes[index] = lane;
  }
  return lanes;
}

/** Milliseconds to be named on a line that ends here: four to eight of them. */
export function ticksOf(end: number): number[] {
  const step = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000].find((each) => end / each <= 8) ?? 60_000;
  return Array.from({ length: Math.floor(end / step) }, (_, index) => (index + 1) * step);
}
