// The hand model as MediaPipe's tasks read it: the two networks of the npm package @mediapipe/hands, each with a note that
// says how pictures are handed to it, in one archive. Nothing is downloaded; the same packages give the same bytes.
import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { floats, follows, number, packed, table, Table, text, vector, write } from './flatbuffer.mjs';

const PACKAGE = new URL('../node_modules/@mediapipe/hands/', import.meta.url);
const PALM = 'palm_detection_full.tflite';
const IMAGE = number(2, 1); // ContentProperties.ImageProperties
const NORMALIZATION = number(1, 1); // ProcessUnitOptions.NormalizationOptions
const RGB = number(1, 1);

/** What a network expects: red, green and blue between 0 and 1. */
function pictureNote() {
  const image = table({ 0: IMAGE, 1: table({ 0: RGB }) });
  const normalization = table({ 0: NORMALIZATION, 1: table({ 0: floats(0), 1: floats(255) }) });
  const input = table({ 3: image, 4: vector([normalization]) });
  return write(table({ 0: text('hand'), 3: vector([table({ 2: vector([input]) })]) }), 'M001');
}

/** The same network with one buffer more, named TFLITE_METADATA: a new root is put in front of the old one. */
function withNote(network) {
  const old = Table.root(network);
  const buffers = old.targets(4);
  const note = table({ 0: packed(pictureNote(), 1, 16) });
  const root = {
    0: number(network.readUInt32LE(old.field(0)), 4),
    4: vector([...buffers.map(follows), note]),
    6: vector([table({ 0: text('TFLITE_METADATA'), 1: number(buffers.length, 4) })]),
  };
  for (const slot of [1, 2, 3]) root[slot] = follows(old.target(slot));
  return write(table(root), 'TFL3', network);
}

/** One file of the bundle in which the package keeps small ones. */
function bundled(name) {
  const loader = readFileSync(new URL('hands_solution_packed_assets_loader.js', PACKAGE), 'utf8');
  const place = new RegExp(`${name}", "start": (\\d+), "end": (\\d+)`).exec(loader);
  if (!place) throw new Error(`@mediapipe/hands has no ${name}`);
  return readFileSync(new URL('hands_solution_packed_assets.data', PACKAGE)).subarray(
    Number(place[1]),
    Number(place[2]),
  );
}

/** A ZIP archive of files as they are, without times. */
function archive(files) {
  const parts = [];
  const index = [];
  let place = 0;
  for (const [name, data] of Object.entries(files)) {
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0); // the version that is needed
    facts.writeUInt16LE(0x21, 8); // the first day that ZIP knows
    facts.writeUInt32LE(crc32(data), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(data.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(place, 10);
    index.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, rest, Buffer.from(name));
    parts.push(Buffer.from('PK\x03\x04'), facts, Buffer.from(name), data);
    place += 30 + name.length + data.length;
  }
  const directory = Buffer.concat(index);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(place, 16);
  return Buffer.concat([...parts, directory, end]);
}

/** hand_landmarker.task */
export function handModel() {
  return archive({
    'hand_detector.tflite': withNote(bundled(PALM)),
    'hand_landmarks_detector.tflite': withNote(readFileSync(new URL('hand_landmark_full.tflite', PACKAGE))),
  });
}
