// From steps on the map to units of the picture.
import type { Scene, Spot, Stretch } from './printed';

/** Units of the picture to a step. */
export const STEP = 40;
/** How far the paper reaches beyond the map. */
export const RIM = 26;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A box of the map, made larger by some units. */
export function boxOf([west, north, east, south]: Stretch, grow = 0): Box {
  return {
    x: west * STEP - grow,
    y: north * STEP - grow,
    width: (east - west) * STEP + 2 * grow,
    height: (south - north) * STEP + 2 * grow,
  };
}

export function spotOf([x, y]: Spot): Spot {
  return [x * STEP, y * STEP];
}

/** Width and height of the whole picture. */
export function sizeOf(scene: Scene): Spot {
  return [scene.size[0] * STEP + 2 * RIM, scene.size[1] * STEP + 2 * RIM];
}

/** Where so many people stand in a zone: side by side around its centre, in as many rows as they need. */
export function standing(box: Stretch, count: number): Spot[] {
  const { x, y, width, height } = boxOf(box);
  const gap = 50;
  const across = Math.max(1, Math.min(count, Math.floor(width / gap)));
  const rows = Math.ceil(count / across);
  const down = Math.min(gap + 8, height / rows);
  return Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / across);
    const inRow = row === rows - 1 ? count - row * across : across;
    return [x + width / 2 + ((place % across) - (inRow - 1) / 2) * gap, y + height / 2 + (row - (rows - 1) / 2) * down];
  });
}
