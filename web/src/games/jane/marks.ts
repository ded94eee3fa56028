// Nine people on one chart: each has a colour, a line and a shape of their own.

export interface Ink {
  colour: string;
  /** The dashes of the line. */
  dashes: string;
  /** The outline of the mark, around 0 0. */
  shape: string;
}

const COLOURS = ['var(--brick)', 'var(--dusk)', 'var(--green)'];
const DASHES = ['none', '6 3', '1.5 3'];
const SHAPES = ['M-3.5-3.5H3.5V3.5H-3.5Z', 'M0-4.6L4.4 3.4H-4.4Z', 'M-4 0A4 4 0 1 0 4 0A4 4 0 1 0-4 0Z'];

export function inkOf(seat: number): Ink {
  return {
    colour: COLOURS[seat % 3]!,
    dashes: DASHES[Math.floor(seat / 3) % 3]!,
    shape: SHAPES[(seat + Math.floor(seat / 3)) % 3]!,
  };
}
