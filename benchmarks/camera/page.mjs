// Reads pictures of hands with MediaPipe, as the page does: drawn ones of every pose, and photographs.
import { HandLandmarker } from '/web/node_modules/@mediapipe/tasks-vision/vision_bundle.mjs';
import { bends, blur, DIGITS, draw, hand } from '/tests/web/camera/hand.mjs';

const WASM = '/web/node_modules/@mediapipe/tasks-vision/wasm/vision_wasm_internal';
/** How hands may look: turned, their skin, how plump they are, how far they bend, their light, and what is behind them. */
const LOOKS = {
  tuning: [
    { turn: { pitch: -6, yaw: 8, roll: 4 }, behind: ['#d8d4cc', '#9aa0a0'] },
    { turn: { pitch: 10, yaw: -10, roll: -8 }, skin: [236, 190, 160], light: [0.3, -0.2, -0.9], behind: ['#3a4650', '#20262c'] },
    { turn: { pitch: -15, yaw: 20, roll: 12 }, skin: [176, 116, 84], plump: 1.3, behind: ['#b7c4b0', '#7d8a78'] },
  ],
  'held out': [
    { turn: { pitch: 4, yaw: -4, roll: 0 }, skin: [141, 90, 62], plump: 1.15, light: [0.4, -0.4, -0.8], amount: 0.95, behind: ['#9fb0c0', '#5f7080'] },
    { turn: { pitch: -12, yaw: 14, roll: -10 }, skin: [240, 200, 176], plump: 1.28, amount: 0.9, behind: ['#6d5038', '#46301f'] },
    { turn: { pitch: 12, yaw: 6, roll: 9 }, skin: [200, 140, 108], light: [0, -0.8, -0.6], behind: ['#e8e2d2', '#c9c0aa'] },
  ],
};
const POSES = Array.from({ length: 32 }, (_, mask) => DIGITS.filter((_digit, place) => mask & (1 << place)).join(''));
const mirrored = ({ pitch, yaw, roll }) => ({ pitch, yaw: -yaw, roll: -roll });

const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
const pen = canvas.getContext('2d', { willReadFrequently: true });

function paper([bright, dark]) {
  const light = pen.createLinearGradient(0, 0, 640, 480);
  light.addColorStop(0, bright);
  light.addColorStop(1, dark);
  pen.fillStyle = light;
  pen.fillRect(0, 0, 640, 480);
}

/** Both hands of somebody who faces the camera: the right one is on the left. */
function both(left, right, { turn, amount = 1, behind, ...look }) {
  paper(behind);
  draw(pen, hand('R', bends(right, amount), turn), 170, 360, 1.35, look);
  draw(pen, hand('L', bends(left, amount), mirrored(turn)), 470, 360, 1.35, look);
  blur(pen);
}

async function open(runningMode, numHands = 2) {
  const files = { wasmLoaderPath: `${WASM}.js`, wasmBinaryPath: `${WASM}.wasm` };
  const baseOptions = { modelAssetPath: '/hand_landmarker.task', delegate: 'CPU' };
  return HandLandmarker.createFromOptions(files, { baseOptions, runningMode, numHands });
}

const found = ({ landmarks, worldLandmarks }) =>
  landmarks.map((picture, index) => ({ picture, room: worldLandmarks[index] })).sort((one, other) => one.picture[0].x - other.picture[0].x);

/** Every pose of both hands in each of some looks: what was shown, and what was found from left to right. */
window.drawn = async (kind) => {
  const landmarker = await open('IMAGE');
  const seen = [];
  for (const [look, each] of LOOKS[kind].entries()) {
    for (const [place, right] of POSES.entries()) {
      const left = POSES[(place * 11 + 5) % POSES.length];
      both(left, right, each);
      seen.push({ look, shown: [right, left], found: found(landmarker.detect(canvas)) });
    }
  }
  return seen;
};

/** Photographs, and the same ones mirrored. */
window.photographed = async (names) => {
  const landmarker = await open('IMAGE', 1);
  const seen = [];
  for (const [name, shown] of Object.entries(names)) {
    const photo = new Image();
    photo.src = `/photos/${name}`;
    await photo.decode();
    for (const mirror of [1, -1]) {
      paper(['#d8d4cc', '#9aa0a0']);
      pen.save();
      pen.translate(320, 0);
      pen.scale(mirror, 1);
      pen.drawImage(photo, -180, 0, 360, 480);
      pen.restore();
      seen.push({ name, shown, found: found(landmarker.detect(canvas)) });
    }
  }
  return seen;
};

/** Milliseconds for each of so many pictures of two hands that move. */
window.timed = async (pictures) => {
  const landmarker = await open('VIDEO');
  const times = [];
  for (let picture = 0; picture < pictures; picture += 1) {
    both(POSES[picture % 32], POSES[(picture * 3) % 32], LOOKS.tuning[0]);
    const start = performance.now();
    landmarker.detectForVideo(canvas, start);
    times.push(performance.now() - start);
  }
  return times;
};
