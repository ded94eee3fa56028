// Writes FlatBuffers front to back, as much as the hand model needs: what a table refers to lies behind it, and may lie in
// bytes that follow.

/** A table: its fields by their slots. */
export const table = (fields) => ({ kind: 'table', fields });
/** Tables, or references into the bytes that follow, one after the other. */
export const vector = (items) => ({ kind: 'vector', items });
/** Bytes that begin at a multiple of `align`; `size` is the width of one item. */
export const packed = (data, size = 1, align = 4) => ({ kind: 'packed', data, size, align });
export const floats = (...values) => packed(Buffer.from(new Float32Array(values).buffer), 4);
export const text = (value) => ({ kind: 'text', data: Buffer.from(value) });
export const number = (value, size) => ({ kind: 'number', value, size });
/** A table that lies at this place of the bytes that follow. */
export const follows = (at) => ({ kind: 'follows', at });

const ALIGN = 16;
const up = (place, align) => Math.ceil(place / align) * align;

class Writer {
  bytes = Buffer.alloc(1 << 16);
  end = 0;
  /** References into what follows: where they are written, and to where. */
  open = [];

  take(size, align) {
    const place = up(this.end, align);
    this.end = place + size;
    return place;
  }

  /** Write where something is, which lies further on. */
  refer(from, node) {
    if (node.kind === 'follows') this.open.push([from, node.at]);
    else this.bytes.writeUInt32LE(this.put(node) - from, from);
  }

  put(node) {
    return this[node.kind](node);
  }

  table({ fields }) {
    const slots = Math.max(...Object.keys(fields).map(Number)) + 1;
    const types = this.take(4 + 2 * slots, 4);
    const start = this.take(4 + 4 * slots, 4);
    this.bytes.writeUInt16LE(4 + 2 * slots, types);
    this.bytes.writeUInt16LE(4 + 4 * slots, types + 2);
    this.bytes.writeInt32LE(start - types, start);
    for (const [slot, node] of Object.entries(fields)) {
      const field = start + 4 + 4 * Number(slot);
      this.bytes.writeUInt16LE(field - start, types + 4 + 2 * Number(slot));
      if (node.kind === 'number') this.bytes.writeUIntLE(node.value, field, node.size);
      else this.refer(field, node);
    }
    return start;
  }

  vector({ items }) {
    const start = this.take(4 + 4 * items.length, 4);
    this.bytes.writeUInt32LE(items.length, start);
    items.forEach((item, index) => this.refer(start + 4 + 4 * index, item));
    return start;
  }

  packed({ data, size, align }) {
    const start = up(this.end + 4, align) - 4;
    this.end = start + 4 + data.length;
    this.bytes.writeUInt32LE(data.length / size, start);
    data.copy(this.bytes, start + 4);
    return start;
  }

  text({ data }) {
    const start = this.take(4 + data.length + 1, 4);
    this.bytes.writeUInt32LE(data.length, start);
    data.copy(this.bytes, start + 4);
    return start;
  }
}

/** A whole FlatBuffer with this root, in front of the bytes that it refers to. */
export function write(root, identifier, following = Buffer.alloc(0)) {
  const writer = new Writer();
  writer.take(8, ALIGN);
  writer.bytes.write(identifier, 4);
  writer.refer(0, root);
  const base = up(writer.end, ALIGN);
  for (const [from, at] of writer.open) writer.bytes.writeUInt32LE(base + at - from, from);
  return Buffer.concat([writer.bytes.subarray(0, base), following]);
}

/** Reads the fields of a table that lies at this place. */
export class Table {
  constructor(bytes, place) {
    this.bytes = bytes;
    this.place = place;
  }

  static root(bytes) {
    return new Table(bytes, bytes.readUInt32LE(0));
  }

  /** Where a field lies; undefined without it. */
  field(slot) {
    const types = this.place - this.bytes.readInt32LE(this.place);
    if (4 + 2 * slot >= this.bytes.readUInt16LE(types)) return undefined;
    const away = this.bytes.readUInt16LE(types + 4 + 2 * slot);
    return away === 0 ? undefined : this.place + away;
  }

  /** Where that lies to which a field refers. */
  target(slot) {
    const field = this.field(slot);
    return field === undefined ? undefined : field + this.bytes.readUInt32LE(field);
  }

  /** Where the tables of a vector lie. */
  targets(slot) {
    const start = this.target(slot);
    if (start === undefined) return [];
    const places = Array.from({ length: this.bytes.readUInt32LE(start) }, (_, index) => start + 4 + 4 * index);
    return places.map((place) => place + this.bytes.readUInt32LE(place));
  }
}
