// The reader of hands as the page speaks with it: pictures go in one at a time, hands come out.
import loader from '@mediapipe/tasks-vision/vision_wasm_module_internal.js?url';
import { model, wasm } from 'virtual:camera-files';
import type { Sight } from './landmarks';
import type { FromReader, ToReader } from './reader.worker';
import ReaderWorker from './reader.worker?worker';

const absolute = (path: string): string => new URL(path, location.href).href;

export class Reader {
  readonly #worker = new ReaderWorker({ name: 'hands' });
  #busy = true;
  #last = 0;

  private constructor(
    sees: (sight: Sight) => void,
    ready: (delegate: string) => void,
    fails: (reason: string) => void,
  ) {
    this.#worker.onerror = (event) => fails(event.message);
    this.#worker.onmessage = ({ data }: MessageEvent<FromReader>) => {
      if (data.news === 'failed') return fails(data.reason);
      this.#busy = false;
      if (data.news === 'ready') ready(data.delegate);
      else sees({ taken: data.taken, read: performance.now(), hands: data.hands });
    };
    this.#tell({ order: 'start', files: { loader: absolute(loader), wasm: absolute(wasm), model: absolute(model) } });
  }

  /** A reader that is ready, and calls back with what it sees; it says on what it runs. */
  static open(sees: (sight: Sight) => void): Promise<{ reader: Reader; delegate: string }> {
    return new Promise((resolve, reject) => {
      const reader: Reader = new Reader(
        sees,
        (delegate) => resolve({ reader, delegate }),
        (reason) => reject(new Error(reason)),
      );
    });
  }

  /** Whether it still looks at a picture. */
  get busy(): boolean {
    return this.#busy;
  }

  /** Look at a picture that was taken at this time; none may be looked at twice. */
  read(picture: ImageBitmap, taken: number): void {
    if (this.#busy || taken <= this.#last) return picture.close();
    this.#busy = true;
    this.#last = taken;
    this.#tell({ order: 'read', picture, taken }, [picture]);
  }

  close(): void {
    this.#worker.terminate();
  }

  #tell(order: ToReader, given: Transferable[] = []): void {
    this.#worker.postMessage(order, given);
  }
}
