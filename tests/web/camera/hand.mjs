// A hand as a handful of numbers: lengths of bones, how far each joint is bent, how the whole is turned. Its 21 points are what
// MediaPipe would find in a perfect picture; `draw` makes a picture of it. All lengths are millimetres.

export const DIGITS = ['T', 'I', 'M', 'R', 'P'];

// A right hand, palm to the viewer, fingers up: x to the right, y down, z away from the viewer.
const ROOTS = { T: [24, -22, -4], I: [25, -88, 0], M: [4, -93, 0], R: [-16, -87, 0], P: [-34, -76, 0] };
const BONES = { T: [42, 33, 27], I: [43, 26, 22], M: [47, 30, 23], R: [43, 28, 23], P: [34, 21, 20] };
const SPREAD = { I: 10, M: 1, R: -8, P: -18 };
const RADII = { T: [13, 11, 9.5, 7.5], I: [11, 9.5, 8.5, 7], M: [11, 9.5, 8.5, 7], R: [10.5, 9, 8, 6.5], P: [9.5, 8, 7, 6] };
const STRAIGHT = [6, 6, 4];
const BENT = [75, 98, 55];
const THUMB_STRAIGHT = { out: 48, towards: 12, joints: [4, 6] };
const THUMB_BENT = { out: -32, towards: 38, joints: [18, 55] };

const rad = (degrees) => (degrees * Math.PI) / 180;
const add = (a, b) => a.map((value, axis) => value + b[axis]);
const scale = (a, factor) => a.map((value) => value * factor);

function turned([x, y, z], { pitch = 0, yaw = 0, roll = 0 }) {
  const [cp, sp, cy, sy, cr, sr] = [pitch, yaw, roll].flatMap((angle) => [Math.cos(rad(angle)), Math.sin(rad(angle))]);
  [y, z] = [y * cp - z * sp, y * sp + z * cp];
  [x, z] = [x * cy + z * sy, z * cy - x * sy];
  return [x * cr - y * sr, x * sr + y * cr, z];
}

/** A direction that is `out` degrees from up towards the thumb, and `towards` degrees towards the viewer. */
function direction(out, towards) {
  return [Math.sin(rad(out)) * Math.cos(rad(towards)), -Math.cos(rad(out)) * Math.cos(rad(towards)), -Math.sin(rad(towards))];
}

function chain(root, bones, directions) {
  const points = [root];
  bones.forEach((length, index) => points.push(add(points[index], scale(directions[index], length))));
  return points;
}

function finger(digit, bend) {
  const joints = STRAIGHT.map((straight, index) => straight + (BENT[index] - straight) * bend);
  const towards = joints.map((_, index) => joints.slice(0, index + 1).reduce((sum, angle) => sum + angle, 0));
  return chain(ROOTS[digit], BONES[digit], towards.map((angle) => direction(SPREAD[digit] * (1 - bend), angle)));
}

function thumb(bend) {
  const mix = (key) => THUMB_STRAIGHT[key] + (THUMB_BENT[key] - THUMB_STRAIGHT[key]) * bend;
  const joints = THUMB_STRAIGHT.joints.map((straight, index) => straight + (THUMB_BENT.joints[index] - straight) * bend);
  const turns = [0, joints[0], joints[0] + joints[1]];
  return chain(ROOTS.T, BONES.T, turns.map((turn) => direction(mix('out') - turn, mix('towards'))));
}

/**
 * The 21 points of a hand. `bend` says of each digit how far it is bent, 0 to 1; a left hand is a mirrored right one.
 */
export function hand(side, bend, turn = {}) {
  const points = [[0, 0, 0]];
  for (const digit of DIGITS) points.push(...(digit === 'T' ? thumb(bend.T ?? 0) : finger(digit, bend[digit] ?? 0)));
  return points.map((point) => turned(side === 'L' ? [-point[0], point[1], point[2]] : point, turn));
}

/** What a digit's letters say: `IM` bends two fingers fully. */
export function bends(letters, amount = 1) {
  return Object.fromEntries(DIGITS.map((digit) => [digit, letters.includes(digit) ? amount : 0]));
}

// Pictures ----------------------------------------------------------------------------------------------------------------

const STEPS = 14; // balls along a bone
const LIGHT = [-0.35, -0.55, -0.75];
const FALL = [0.8, 1.05, 1.15]; // how fast red, green and blue go dark: shadows on skin are warm
const mix = (a, b, share) => a.map((value, axis) => value + (b[axis] - value) * share);
const WEB = [5, 9, 13, 17];

/** What a hand may look like: its skin, how plump it is, and where the light comes from. */
const LOOK = { skin: [222, 168, 140], plump: 1.2, light: LIGHT };

/** Balls from one point to another, whose radius goes from wide to narrow. */
function limb(from, to, wide, narrow) {
  return Array.from({ length: STEPS }, (_, step) => {
    const share = step / (STEPS - 1);
    return [...mix(from, to, share), wide + (narrow - wide) * share];
  });
}

/** The flesh of a hand: balls about its bones, the palm, the ball of the thumb and the arm. */
function flesh(points) {
  const [wrist, , thumb] = points;
  const balls = [];
  DIGITS.forEach((digit, place) => {
    const first = 1 + 4 * place;
    for (let bone = 0; bone < 3; bone += 1) {
      balls.push(...limb(points[first + bone], points[first + bone + 1], ...RADII[digit].slice(bone, bone + 2)));
    }
  });
  for (const root of WEB) balls.push(...limb(mix(wrist, points[root], 0.12), points[root], 16, 11.5));
  for (const [one, other] of [[5, 9], [9, 13], [13, 17]]) {
    balls.push(...limb(points[one], points[other], 10.5, 10.5));
    for (const share of [0.4, 0.6, 0.8]) balls.push(...limb(mix(wrist, points[one], share), mix(wrist, points[other], share), 13, 13));
  }
  balls.push(...limb(wrist, points[1], 15, 16), ...limb(points[1], thumb, 16, 12));
  for (const share of [0.2, 0.4, 0.6, 0.8]) {
    balls.push(...limb(mix(points[1], thumb, share), mix(wrist, points[5], 0.15 + 0.7 * share), 13 - 3 * share, 13 - 2 * share));
  }
  const down = mix(points[9], wrist, 2.4);
  const across = scale(mix(points[17], points[5], 1).map((value, axis) => value - points[17][axis]), 0.14);
  for (const side of [-1, 0, 1]) {
    const beside = scale(across, side);
    balls.push(...limb(add(wrist, beside), add(down, scale(beside, 1.7)), 17, 21), ...limb(add(wrist, beside), mix(wrist, down, 0.5), 17, 20));
  }
  return balls;
}

/** How near each pixel is: the front of all balls. */
function relief(balls, x, y, size, width, height) {
  const near = new Float32Array(width * height).fill(Infinity);
  for (const [bx, by, bz, radius] of balls) {
    const [cx, cy, reach] = [x + bx * size, y + by * size, radius * size];
    for (let row = Math.max(0, Math.ceil(cy - reach)); row <= Math.min(height - 1, cy + reach); row += 1) {
      for (let column = Math.max(0, Math.ceil(cx - reach)); column <= Math.min(width - 1, cx + reach); column += 1) {
        const left = reach * reach - (column - cx) ** 2 - (row - cy) ** 2;
        if (left < 0) continue;
        const place = row * width + column;
        near[place] = Math.min(near[place], bz * size - Math.sqrt(left));
      }
    }
  }
  return near;
}

/** The same a little softer: what is near anyway flows together. */
function soften(near, width, height, reach) {
  const soft = near.slice();
  for (let row = reach; row < height - reach; row += 1) {
    for (let column = reach; column < width - reach; column += 1) {
      const here = near[row * width + column];
      if (here === Infinity) continue;
      let [sum, count] = [0, 0];
      for (let dy = -reach; dy <= reach; dy += 1) {
        for (let dx = -reach; dx <= reach; dx += 1) {
          const there = near[(row + dy) * width + column + dx];
          if (Math.abs(there - here) < 12) [sum, count] = [sum + there, count + 1];
        }
      }
      soft[row * width + column] = sum / count;
    }
  }
  return soft;
}

/** How light it is at every pixel where a hand is, given where the light comes from. */
function shading(near, width, height, light) {
  const at = (row, column, fallback) => {
    const found = near[row * width + column];
    return found === undefined || found === Infinity ? fallback : found;
  };
  return (row, column) => {
    const here = near[row * width + column];
    const edge = here + 3;
    const right = at(row, column + 1, edge) - at(row, column - 1, edge);
    const down = at(row + 1, column, edge) - at(row - 1, column, edge);
    const facing = ((right / 2) * light[0] + (down / 2) * light[1] - light[2]) / Math.hypot(...light) / Math.hypot(right / 2, down / 2, 1);
    const around = (at(row, column - 9, here) + at(row, column + 9, here) + at(row - 9, column, here) + at(row + 9, column, here)) / 4;
    return (0.5 + 0.55 * Math.max(0, facing)) * Math.max(0.55, 1 - Math.max(0, here - around) / 45);
  };
}

/** Draw the hand of these points, its wrist at (x, y), so many pixels a millimetre. */
export function draw(canvas, points, x, y, size, look = {}) {
  const { skin, plump, light } = { ...LOOK, ...look };
  const { width, height } = canvas.canvas;
  const balls = flesh(points).map(([bx, by, bz, radius]) => [bx, by, bz, radius * plump]);
  const near = soften(relief(balls, x, y, size, width, height), width, height, 3);
  const picture = canvas.getImageData(0, 0, width, height);
  const shade = shading(near, width, height, light);
  for (let place = 0; place < near.length; place += 1) {
    if (near[place] === Infinity) continue;
    const lit = shade(Math.floor(place / width), place % width);
    skin.forEach((value, channel) => (picture.data[place * 4 + channel] = Math.min(255, value * lit ** FALL[channel] * 1.12)));
  }
  canvas.putImageData(picture, 0, 0);
}

/** What a small lens makes of it all: nothing is quite sharp. */
export function blur(canvas, pixels = 2) {
  canvas.filter = `blur(${pixels}px)`;
  canvas.drawImage(canvas.canvas, 0, 0);
  canvas.filter = 'none';
}
