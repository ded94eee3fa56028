// Whether an answer is what the camera has read: keys may correct a finger or two, and no more.
import { DIGITS } from '../anatomy';
import type { Folded } from '../locks';

const CORRECTED = 2; // digits

export function isRead(folded: Folded, read: Folded): boolean {
  const corrected = (['L', 'R'] as const).flatMap((side) =>
    DIGITS.filter((digit) => folded[side].includes(digit) !== read[side].includes(digit)),
  );
  return corrected.length <= CORRECTED;
}
