// The camera of this device: asks for it, has its pictures read one after the other, and says what goes wrong.
import type { Folded } from '../locks';
import type { Side } from '../anatomy';
import { Bends } from './bend';
import { SIDES } from './calibration';
import { isPistol, Naming, tellApart, type TwoSides } from './hands';
import { kept } from './kept.svelte';
import type { Sight } from './landmarks';
import { Reader } from './reader';

/** Why there is no camera. */
export type Trouble = 'insecure' | 'unsupported' | 'refused' | 'none' | 'busy' | 'lost' | 'broken';

const WISH = { facingMode: 'user', width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 30 } };
const LATELY = 20; // pictures that speed and delay are taken from

const REASONS: Record<string, Trouble> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

export class Eye {
  state = $state<'closed' | 'asking' | 'loading' | 'open'>('closed');
  trouble = $state<Trouble | null>(missing());
  stream = $state.raw<MediaStream | null>(null);
  /** What is seen now. */
  hands = $state.raw<TwoSides>({});
  bent = $state.raw<Folded>({ L: [], R: [] });
  /** Hands that are held like a pistol. */
  pistols: Side[] = [];
  /** Width and height of the picture. */
  size = $state.raw<[number, number]>([640, 480]);
  /** Milliseconds from the picture to its reading, usually; and pictures read in a second. */
  lag = $state(0);
  rate = $state(0);
  /** What reads: the graphics processor or the main one. */
  delegate = $state('');

  readonly #video = document.createElement('video');
  readonly #sees: (taken: number) => void;
  readonly #bends: Record<Side, Bends> = { L: new Bends(), R: new Bends() };
  readonly #naming: Record<Side, Naming> = { L: new Naming(), R: new Naming() };
  #reader: Reader | undefined;
  #last: { taken: number; read: number }[] = [];
  #turn = 0;

  /** `sees` is called when a picture has been read, with the time when it was taken. */
  constructor(sees: (taken: number) => void) {
    this.#sees = sees;
    this.#video.muted = true;
    this.#video.playsInline = true;
  }

  async open(): Promise<void> {
    this.close();
    const turn = this.#turn;
    this.trouble = missing();
    if (this.trouble) return;
    this.state = 'asking';
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ video: WISH });
      if (turn !== this.#turn) return stop(stream);
      this.stream = stream;
      stream.getVideoTracks()[0]?.addEventListener('ended', () => this.#fail('lost'));
      this.#video.srcObject = stream;
      await this.#video.play();
      this.size = [this.#video.videoWidth, this.#video.videoHeight];
    } catch (error) {
      if (turn === this.#turn) this.#fail(REASONS[(error as DOMException).name] ?? 'broken');
      return;
    }
    await this.#start(turn);
  }

  close(): void {
    this.#turn += 1;
    this.#reader?.close();
    this.#reader = undefined;
    if (this.stream) stop(this.stream);
    this.#video.srcObject = null;
    this.stream = null;
    this.state = 'closed';
    this.hands = {};
    this.#last = [];
  }

  async #start(turn: number): Promise<void> {
    this.state = 'loading';
    try {
      const { reader, delegate } = await Reader.open((sight) => this.#see(sight));
      if (turn !== this.#turn) return reader.close();
      this.#reader = reader;
      this.delegate = delegate;
      this.state = 'open';
      this.#watch(turn);
    } catch {
      if (turn === this.#turn) this.#fail('broken');
    }
  }

  #fail(trouble: Trouble): void {
    this.close();
    this.trouble = trouble;
  }

  /** Hand on every picture for which the reader has time. */
  #watch(turn: number): void {
    this.#video.requestVideoFrameCallback((now, { captureTime }) => {
      if (turn !== this.#turn) return;
      this.#watch(turn);
      if (this.#reader?.busy) return;
      createImageBitmap(this.#video).then(
        (picture) => (turn === this.#turn ? this.#reader?.read(picture, captureTime ?? now) : picture.close()),
        () => undefined, // the picture is gone with the camera, which says so itself
      );
    });
  }

  #see(sight: Sight): void {
    this.#measure(sight);
    const hands = tellApart(sight.hands, kept.facing);
    const bent: Folded = { L: [], R: [] };
    this.pistols = [];
    for (const side of SIDES) {
      const hand = hands[side];
      if (!hand) continue;
      const { bands } = kept.hands[side];
      const glance = new Bends(bands).read(hand.room);
      if (isPistol(hand, glance)) this.pistols.push(side);
      hands[side] = this.#naming[side].settle(hand, (side === 'R') === kept.facing, glance);
      this.#bends[side].bands = bands;
      bent[side] = this.#bends[side].read(hands[side].room);
    }
    this.hands = hands;
    this.bent = bent;
    this.#sees(sight.taken);
  }

  #measure({ taken, read }: Sight): void {
    this.#last = [...this.#last.slice(1 - LATELY), { taken, read }];
    const lags = this.#last.map((each) => each.read - each.taken).sort((one, other) => one - other);
    this.lag = lags[Math.floor(lags.length / 2)]!;
    const [first] = this.#last;
    if (first && read > first.read) this.rate = ((this.#last.length - 1) * 1000) / (read - first.read);
  }
}

/** What a browser lacks; null if it has everything. */
function missing(): Trouble | null {
  if (!window.isSecureContext) return 'insecure';
  const able =
    'mediaDevices' in navigator &&
    'OffscreenCanvas' in window &&
    'requestVideoFrameCallback' in HTMLVideoElement.prototype;
  return able ? null : 'unsupported';
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
