// Unpacks the package's archives: node unpack.mjs FROM TO
import { createReadStream, createWriteStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

const [from, to] = process.argv.slice(2);
for (const name of readdirSync(from).filter((name) => name.endsWith('.br'))) {
  const target = join(to, name.slice(0, -'.br'.length));
  await pipeline(createReadStream(join(from, name)), createBrotliDecompress(), createWriteStream(target));
}
