// What this browser keeps of somebody's camera: their hands, how long to be still, which way the camera looks.
import type { Side } from '../anatomy';
import { STRANGER, type Known } from './calibration';

/** How long hands must be still, in milliseconds; the house waits no longer for a pose (server/race/poses.py). */
export const MOMENTS = [500, 800, 1100] as const;

interface Kept {
  hands: Record<Side, Known>;
  calibrated: boolean;
  /** Whether they have read what the camera is for, and said yes. */
  met: boolean;
  moment: number;
  /** Whether the camera faces the person, as most do. */
  facing: boolean;
}

const KEY = 'saloon.jane.camera';
const DEFAULTS: Kept = {
  hands: { L: STRANGER, R: STRANGER },
  calibrated: false,
  met: false,
  moment: 800,
  facing: true,
};

function stored(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

export const kept: Kept = $state({ ...DEFAULTS, ...stored() });

/** Keep a choice. */
export function keep(change: Partial<Kept>): void {
  Object.assign(kept, change);
  localStorage.setItem(KEY, JSON.stringify(kept));
}
