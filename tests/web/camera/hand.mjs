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

const PALM = [0, 1, 5, 9, 13, 17];
const LAYERS = 9;

function skin(share, depth) {
  const light = 0.62 + 0.38 * share - Math.max(-0.12, Math.min(0.12, depth / 500));
  return `rgb(${[226, 168, 136].map((value) => Math.round(Math.min(255, value * light * 1.08))).join(' ')})`;
}

function limb(canvas, from, to, wide, narrow, depth) {
  for (let layer = 0; layer < LAYERS; layer += 1) {
    const share = layer / (LAYERS - 1);
    canvas.strokeStyle = canvas.fillStyle = skin(share, depth);
    const shrink = 1 - 0.75 * share;
    canvas.lineCap = 'round';
    canvas.lineWidth = (wide + narrow) * shrink;
    canvas.beginPath();
    canvas.moveTo(from[0] - share * wide * 0.15, from[1] - share * wide * 0.1);
    canvas.lineTo(to[0] - share * wide * 0.15, to[1] - share * wide * 0.1);
    canvas.stroke();
  }
}

/** Draw the hand of these points, its wrist at (x, y), so many pixels a millimetre. */
export function draw(canvas, points, x, y, size) {
  const at = points.map(([px, py, pz]) => [x + px * size, y + py * size, pz * size]);
  const depth = (index) => points[index][2];
  const parts = [];
  const down = [at[0][0] * 2 - at[9][0], at[0][1] * 2 - at[9][1]];
  parts.push({ z: 60, paint: () => limb(canvas, at[0], add(at[0], scale([down[0] - at[0][0], down[1] - at[0][1], 0], 1.6)), 27 * size, 30 * size, 20) });
  parts.push({
    z: 20,
    paint: () => {
      for (let layer = 0; layer < LAYERS; layer += 1) {
        const share = layer / (LAYERS - 1);
        canvas.fillStyle = canvas.strokeStyle = skin(share, 0);
        canvas.lineJoin = 'round';
        canvas.lineWidth = 26 * size * (1 - 0.8 * share);
        canvas.beginPath();
        PALM.forEach((index) => canvas.lineTo(at[index][0], at[index][1]));
        canvas.closePath();
        canvas.stroke();
        canvas.fill();
      }
    },
  });
  DIGITS.forEach((digit, place) => {
    const first = 1 + 4 * place;
    for (let bone = 0; bone < 3; bone += 1) {
      const [from, to] = [first + bone, first + bone + 1];
      const [wide, narrow] = [RADII[digit][bone] * size, RADII[digit][bone + 1] * size];
      parts.push({ z: (depth(from) + depth(to)) / 2, paint: () => limb(canvas, at[from], at[to], wide, narrow, depth(to)) });
    }
  });
  parts.sort((one, other) => other.z - one.z).forEach((part) => part.paint());
}
