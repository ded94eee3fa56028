// How large letters on the map must be drawn, so that they can be read on the glass; what has no room for that is left out.

/** Pixels on the glass that letters are high at least. */
export const READABLE = 12.3;

/** Whether zones have room for their names. */
export const namesZones = (closeness: number): boolean => closeness >= 0.42;

/** Faces this far away are specks: a figure is its letter then, as large as the figure. */
export const isSpeck = (closeness: number): boolean => grown(LETTER, closeness) > 1.7;

/** Letters of so many units, and whatever they stand on, are drawn so many times as large. */
export const grown = (units: number, closeness: number): number => Math.max(1, READABLE / (units * closeness));

/** Units of a figure's letter beside its face. */
export const LETTER = 14;
/** Units of the rounds in a figure's gun. */
export const ROUNDS = 15;
/** There is room for the gun of a figure until it has grown so much; who it is tells more than what it holds. */
export const showsGun = (closeness: number): boolean => grown(ROUNDS, closeness) <= 1.35;

/** Units of the letter that a figure far away consists of. */
export const speckLetter = (closeness: number): number => Math.max(34, READABLE / closeness);

/** What a house's sign says, and how large: in its wall's widest piece without an opening, if need be in two lines. */
export interface Lettering {
  lines: string[];
  size: number;
  width: number;
  /** Whether it needs the whole wall. */
  whole: boolean;
}

const LARGEST = 18; // units, seen from near by
const MARGIN = 24; // units of the board beside the letters
const WIDTH = 1 / 1.3; // of a letter, as a share of its height

/** The sign of a house with so much room on its wall; null where it could not be read. */
export function letter(name: string, piece: number, wall: number, closeness: number): Lettering | null {
  const need = READABLE / closeness;
  const cut = name.lastIndexOf(' ');
  const halves = cut < 0 ? [name] : [name.slice(0, cut), name.slice(cut + 1)];
  for (const room of [piece, wall])
    for (const lines of [[name], halves]) {
      const longest = Math.max(...lines.map((line) => line.length));
      const size = Math.min(Math.max(LARGEST, need), (room - MARGIN) / longest / WIDTH);
      if (size >= need) return { lines, size, width: longest * size * WIDTH + MARGIN, whole: room === wall };
    }
  return null;
}
