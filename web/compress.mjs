// A Vite plugin: beside every file of the built page that compression makes smaller lies its .br and its .gz, which the house
// sends as they are. No house compresses the same bytes again for every visitor.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const KINDS = /\.(html|js|css|svg|txt|webmanifest)$/;
const WAYS = {
  br: (bytes) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION, memLevel: 9 }),
};

export function compressed() {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    writeBundle() {
      for (const name of readdirSync(folder, { recursive: true }).filter((file) => KINDS.test(file))) {
        const bytes = readFileSync(join(folder, name));
        for (const [ending, compress] of Object.entries(WAYS)) {
          const small = compress(bytes);
          if (small.length < bytes.length) writeFileSync(join(folder, `${name}.${ending}`), small);
        }
      }
    },
  };
}
