// A Vite plugin: the large files that only the camera needs, compressed once, under the name virtual:camera-files.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { handModel } from './model.mjs';

const NAME = 'virtual:camera-files';
const WASM = new URL('../node_modules/@mediapipe/tasks-vision/wasm/vision_wasm_module_internal.wasm', import.meta.url);
const FILES = {
  model: { name: 'hands', ending: 'task', type: 'application/octet-stream', make: handModel },
  wasm: { name: 'vision', ending: 'wasm', type: 'application/wasm', make: () => readFileSync(WASM) },
};

/** A name that changes with the content, and says what it is and that it is compressed. */
function fileName({ name, ending }, source) {
  return `assets/${name}-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.${ending}.gz`;
}

export function cameraFiles() {
  let building = false;
  return {
    name: 'camera-files',
    config(_config, { command }) {
      building = command === 'build';
    },
    resolveId(id) {
      return id === NAME ? `\0${NAME}` : undefined;
    },
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const lines = Object.entries(FILES).map(([key, file]) => {
        if (!building) return `export const ${key} = '/camera-files/${key}';`;
        const source = gzipSync(file.make());
        const name = fileName(file, source);
        this.emitFile({ type: 'asset', fileName: name, source });
        return `export const ${key} = '/${name}';`;
      });
      return lines.join('\n');
    },
    configureServer(server) {
      for (const [key, { type, make }] of Object.entries(FILES)) {
        server.middlewares.use(`/camera-files/${key}`, (_request, answer) => {
          answer.setHeader('Content-Type', type);
          answer.end(make());
        });
      }
    },
  };
}
