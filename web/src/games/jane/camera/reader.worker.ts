// Reads hands in pictures, away from the page's own thread: a picture takes longer than the page may stand still.
import { HandLandmarker } from '@mediapipe/tasks-vision';
import type { SeenHand } from './landmarks';

export interface Orders {
  /** Addresses of the program and the model. */
  loader: string;
  wasm: string;
  model: string;
}

export type ToReader = { order: 'start'; files: Orders } | { order: 'read'; picture: ImageBitmap; taken: number };
export type FromReader =
  | { news: 'ready'; delegate: 'GPU' | 'CPU' }
  | { news: 'failed'; reason: string }
  | { news: 'hands'; hands: SeenHand[]; taken: number };

// The library would report its use to its makers. Nothing here talks to anybody but the house.
const ask = self.fetch.bind(self);
self.fetch = (input, init) => {
  const { origin } = new URL(input instanceof Request ? input.url : input, self.location.href);
  return origin === self.location.origin ? ask(input, init) : Promise.reject(new TypeError('not asked'));
};

// It also writes its diary into the console, as errors; what really fails is told.
console.error = console.warn = console.log = console.debug;

const tell = (news: FromReader): void => self.postMessage(news);
let landmarker: HandLandmarker | undefined;

async function start({ loader, wasm, model }: Orders): Promise<void> {
  const answer = await fetch(model);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const delegate = hasGpu() ? 'GPU' : 'CPU';
  landmarker = await HandLandmarker.createFromOptions(
    { wasmLoaderPath: loader, wasmBinaryPath: wasm },
    { baseOptions: { modelAssetBuffer: bytes, delegate }, numHands: 2, runningMode: 'VIDEO' },
  );
  tell({ news: 'ready', delegate });
}

/** Whether there is a graphics processor that is not itself a program. */
function hasGpu(): boolean {
  const gl = new OffscreenCanvas(1, 1).getContext('webgl2');
  const facts = gl?.getExtension('WEBGL_debug_renderer_info');
  const renderer = gl && facts ? String(gl.getParameter(facts.UNMASKED_RENDERER_WEBGL)) : 'software';
  return !/swiftshader|software|llvmpipe/i.test(renderer);
}

function read(picture: ImageBitmap, taken: number): void {
  const found = landmarker?.detectForVideo(picture, taken);
  picture.close();
  const hands = (found?.landmarks ?? []).map((points, index) => ({
    picture: points,
    room: found?.worldLandmarks[index] ?? [],
  }));
  tell({ news: 'hands', hands, taken });
}

self.onmessage = ({ data }: MessageEvent<ToReader>) => {
  if (data.order === 'read') read(data.picture, data.taken);
  else start(data.files).catch((error: unknown) => tell({ news: 'failed', reason: String(error) }));
};
