// Reads pictures of hands with MediaPipe, as the page does: drawn ones of every pose, and photographs.
import { HandLandmarker } from '/web/node_modules/@mediapipe/tasks-vision/vision_bundle.mjs';
import { bends, DIGITS, draw, hand } from '/tests/web/camera/hand.mjs';

const WASM = '/web/node_modules/@mediapipe/tasks-vision/wasm/vision_wasm_internal';
const TURNS = [
  { pitch: -6, yaw: 8, roll: 4 },
  { pitch: 10, yaw: -10, roll: -8 },
  { pitch: -15, yaw: 20, roll: 12 },
];
const POSES = Array.from({ length: 32 }, (_, mask) => DIGITS.filter((_digit, place) => mask & (1 << place)).join(''));
const mirrored = ({ pitch, yaw, roll }) => ({ pitch, yaw: -yaw, roll: -roll });

const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
const pen = canvas.getContext('2d', { willReadFrequently: true });

function paper() {
  const light = pen.createLinearGradient(0, 0, 640, 480);
  light.addColorStop(0, '#d8d4cc');
  light.addColorStop(1, '#9aa0a0');
  pen.fillStyle = light;
  pen.fillRect(0, 0, 640, 480);
}

/** Both hands of somebody who faces the camera: the right one is on the left. */
function both(left, right, turn) {
  paper();
  draw(pen, hand('R', bends(right), turn), 170, 360, 1.45);
  draw(pen, hand('L', bends(left), mirrored(turn)), 470, 360, 1.45);
}

async function open(runningMode, numHands = 2) {
  const files = { wasmLoaderPath: `${WASM}.js`, wasmBinaryPath: `${WASM}.wasm` };
  const baseOptions = { modelAssetPath: '/hand_landmarker.task', delegate: 'CPU' };
  return HandLandmarker.createFromOptions(files, { baseOptions, runningMode, numHands });
}

const found = ({ landmarks, worldLandmarks }) =>
  landmarks.map((picture, index) => ({ picture, room: worldLandmarks[index] })).sort((one, other) => one.picture[0].x - other.picture[0].x);

/** Every pose of both hands, seen from several sides: what was shown, and what was found from left to right. */
window.drawn = async () => {
  const landmarker = await open('IMAGE');
  const seen = [];
  for (const turn of TURNS) {
    for (const [place, right] of POSES.entries()) {
      const left = POSES[(place * 11 + 5) % POSES.length];
      both(left, right, turn);
      seen.push({ shown: [right, left], found: found(landmarker.detect(canvas)) });
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
      paper();
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
    both(POSES[picture % 32], POSES[(picture * 3) % 32], TURNS[0]);
    const start = performance.now();
    landmarker.detectForVideo(canvas, start);
    times.push(performance.now() - start);
  }
  return times;
};
