// Makes the browser's types from the house's: python -m saloon.server.schema | node types.mjs > src/net/wire.ts
import { compile } from 'json-schema-to-typescript';
import { text } from 'node:stream/consumers';

/** What the compiler understands: tuples as they were written before `prefixItems`, no lengths, defaults or titles. */
function plain(schema) {
  if (Array.isArray(schema)) return schema.map(plain);
  if (schema === null || typeof schema !== 'object') return schema;
  const { prefixItems, minItems, maxItems, default: _default, title: _title, ...rest } = schema;
  const tuple = prefixItems && { items: prefixItems, minItems, maxItems, additionalItems: false };
  return byName({ ...rest, ...tuple }, (value, key) => (key === 'properties' ? byName(value, plain) : plain(value)));
}

function byName(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));
}

const schema = plain(JSON.parse(await text(process.stdin)));
for (const [name, type] of Object.entries(schema.$defs)) type.title = name;
const types = await compile(schema, 'Wire', {
  bannerComment: '// Made by `npm run types` from src/saloon/server/schema.py. Do not edit.',
  additionalProperties: false,
  unreachableDefinitions: true,
  style: { singleQuote: true, printWidth: 120 },
});
const chatter =
  /( \*\n)? \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g;
process.stdout.write(
  types
    .replace(chatter, '')
    .replace(/\/\*\*\n \*\/\n/g, '')
    .replace(/ *\/\*\*\n( *\* @m\w+Items \d+\n)+ *\*\/\n/g, '')
    .replace('export interface Wire {}\n', ''),
);
