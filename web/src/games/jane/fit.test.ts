import { describe, expect, test } from 'vitest';
import { lay, widthInRows } from './fit';

type Point = [number, number];

test.each([
  [1, 0, 300, 900, 300], // as broad as the table
  [4, 0, 100, 600, 100], // one below the other
  [4, 0, 600, 140, 100], // side by side
  [4, 10, 210, 300, 100], // two by two, with a gap between them
  [4, 10, 6000, 3000, 500], // no larger than asked for
  [3, 10, 0, 0, 0],
])('%i cards in rows %i apart on %i × %i are %i wide', (cards, gap, width, height, wide) => {
  expect(widthInRows(cards, width, height, gap, 500)).toBe(wide);
});

/** The corners of a card. */
function corners([x, y]: Point, turn: number, height: number): Point[] {
  const [across, down, angle] = [height / (168 / 120) / 2, height / 2, (turn * Math.PI) / 180];
  return (
    [
      [-across, -down],
      [across, -down],
      [across, down],
      [-across, down],
    ] as Point[]
  ).map(([dx, dy]) => [
    x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y + dx * Math.sin(angle) + dy * Math.cos(angle),
  ]);
}

/** Whether two convex shapes cover each other: no edge of either parts them. */
function touch(one: Point[], other: Point[]): boolean {
  return ![one, other].some((shape) =>
    shape.some(([x, y], index) => {
      const [nx, ny] = shape[(index + 1) % shape.length]!;
      const side = ([px, py]: Point): number => (nx - x) * (py - y) - (ny - y) * (px - x);
      const inner = Math.sign(shape.map(side).find((each) => Math.abs(each) > 1e-9) ?? 0);
      const outer = shape === one ? other : one;
      return outer.every((point) => side(point) * inner < 0);
    }),
  );
}

describe('cards where the house laid them', () => {
  const FIELDS: Point[] = [
    [372, 372],
    [342, 280],
    [1000, 400],
    [1900, 700],
  ];

  test.each(FIELDS)('on %i × %i touch neither each other nor the edge, and are large', (width, height) => {
    for (let seed = 1; seed <= 12; seed += 1) {
      let state = seed * 7919;
      const random = (): number => (state = (state * 48271) % 2147483647) / 2147483647;
      const cards = 2 + (seed % 9);
      const radius = Math.sqrt((0.4 * width * height) / (cards * Math.PI));
      const across = Math.ceil(Math.sqrt((cards * width) / height));
      const down = Math.ceil(cards / across);
      const places = Array.from({ length: cards }, (_, index): Point => [
        (((index % across) + 0.5) * width) / across,
        ((Math.floor(index / across) + 0.5) * height) / down,
      ]);
      const turns = places.map(() => random() * 360);
      const laid = lay(places, turns, [width, height]);
      const faces = laid.places.map((place, index) => corners(place as Point, turns[index]!, laid.height));
      for (const [x, y] of faces.flat()) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(height);
      }
      faces.forEach((one, index) => faces.slice(index + 1).forEach((other) => expect(touch(one, other)).toBe(false)));
      expect(laid.height).toBeGreaterThan(radius / 2);
    }
  });

  test('are the same for everybody with such a field', () => {
    const places: Point[] = [
      [100, 100],
      [200, 150],
      [120, 300],
    ];
    expect(lay(places, [10, 200, 77], [372, 372])).toEqual(lay(places, [10, 200, 77], [372, 372]));
  });
});
