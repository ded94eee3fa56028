// How large cards can be drawn.

/** A card's height for each unit of its width. */
const SHAPE = 168 / 120;

/** How wide so many cards can be in rows on a table of this size, with gaps between them. */
export function widthInRows(cards: number, width: number, height: number, gap: number, most: number): number {
  let best = 0;
  for (let across = 1; across <= cards; across++) {
    const down = Math.ceil(cards / across);
    const broad = (width - gap * (across - 1)) / across;
    const low = (height - gap * (down - 1)) / down / SHAPE;
    best = Math.max(best, Math.min(broad, low));
  }
  return Math.max(0, Math.min(Math.floor(best), most));
}

/** How high a card is at most, of a field's shorter side. */
const LARGEST = 0.6;

type Point = readonly [x: number, y: number];

/** The corners of a card of this height, turned by so many degrees about its middle. */
function corners([x, y]: Point, turn: number, height: number): Point[] {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [across, down] = [height / SHAPE / 2, height / 2];
  return [
    [-across, -down],
    [across, -down],
    [across, down],
    [-across, down],
  ].map(([dx, dy]) => [x + dx! * cos - dy! * sin, y + dx! * sin + dy! * cos]);
}

/** Whether a line along one of the sides of `one` keeps two cards apart. */
function parts(one: Point[], other: Point[]): boolean {
  return [0, 1].some((side) => {
    const [from, to] = [one[side]!, one[side + 1]!];
    const onto = ([x, y]: Point): number => x * (to[0] - from[0]) + y * (to[1] - from[1]);
    const [mine, theirs] = [one.map(onto), other.map(onto)];
    return Math.max(...mine) < Math.min(...theirs) || Math.max(...theirs) < Math.min(...mine);
  });
}

/** Whether cards of this height lie side by side at these places, none over the edge. */
function lieFree(places: Point[], turns: number[], height: number, [width, tall]: Point): boolean {
  const cards = places.map((place, index) => corners(place, turns[index] ?? 0, height));
  const inside = cards.flat().every(([x, y]) => x >= 0 && x <= width && y >= 0 && y <= tall);
  const apart = cards.every((one, index) =>
    cards.slice(index + 1).every((other) => parts(one, other) || parts(other, one)),
  );
  return inside && apart;
}

/**
 * The same places moved apart, as far as the field has room: each keeps its neighbours. All of it follows from the
 * places, so that everybody with such a field has the same table.
 */
function apart(places: Point[], [width, height]: Point): Point[] {
  const DENSE = 0.62; // how much of a field circles can cover without much order
  const most = Math.min(width, height) / 2;
  const radius = Math.min(most, Math.sqrt((DENSE * width * height) / (places.length * Math.PI)));
  const within = (at: number, size: number): number => Math.min(size - radius, Math.max(radius, at));
  let moved = places;
  for (let step = 0; step < 60; step++) {
    moved = moved.map(([x, y], index) => {
      let [dx, dy] = [0, 0];
      moved.forEach(([left, top], other) => {
        const far = Math.hypot(x - left, y - top);
        if (other === index || far >= 2 * radius || far === 0) return;
        const push = (2 * radius - far) / far / 3;
        [dx, dy] = [dx + (x - left) * push, dy + (y - top) * push];
      });
      return [within(x + dx, width), within(y + dy, height)];
    });
  }
  return moved;
}

/** How high cards can be at their places and angles without touching. */
function heightApart(places: Point[], turns: number[], field: Point): number {
  const AIR = 1.05; // a little room is left around each
  let [low, high] = [0, Math.min(...field) * LARGEST];
  for (let step = 0; step < 9; step++) {
    const middle = (low + high) / 2;
    if (lieFree(places, turns, middle * AIR, field)) low = middle;
    else high = middle;
  }
  return low;
}

/** Where cards lie on a field, and how high they are: as high as they can be without touching each other. */
export function lay(places: Point[], turns: number[], field: Point): { places: Point[]; height: number } {
  const ways = [places, apart(places, field)].map((each) => ({
    places: each,
    height: heightApart(each, turns, field),
  }));
  return ways.reduce((one, other) => (one.height >= other.height ? one : other));
}
