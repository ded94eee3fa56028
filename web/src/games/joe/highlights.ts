// What can be marked on the map.
import type { Spot } from './printed';

/** Why a zone is marked: where one may go, begin or throw; what is seen, and how; what a blast or an ambush reaches;
 * the way one walks, and what a bot would choose. */
export type Look =
  'go' | 'place' | 'throw' | 'seen' | 'through' | 'exposed' | 'blast' | 'beside' | 'danger' | 'way' | 'hinted';

export interface Highlight {
  zone: string;
  look: Look;
  /** What picking it means, in words; a zone without cannot be picked. */
  label?: string | null;
}

/** A line of sight, in units of the picture; where it is blocked, `stop` is the place. */
export interface Ray {
  from: Spot;
  to: Spot;
  stop?: Spot | null;
}
