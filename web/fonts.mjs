// A Vite plugin: the page's fonts under the name virtual:fonts.css, lighter than their packages bring them. A woff of theirs has
// the same letters as its woff2, without the hints that no screen needs any more: wrapped as woff2 it is the lightest.
// Letters that no sentence of the house has lie in a file of their own, which is fetched for names that have them.
import fontverter from 'fontverter';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const NAME = 'virtual:fonts.css';
const PACKAGES = new URL('./node_modules/@fontsource/', import.meta.url);
const SENTENCES = new URL('../src/saloon/locales/', import.meta.url);
const MADE = new URL('../build/fonts/', import.meta.url);
const FONTS = [
  { family: 'Rye', weight: 400, whole: true }, // its licence reserves the name for the font as it is
  { family: 'Alegreya Sans', weight: 400 },
  { family: 'Alegreya Sans', weight: 700 },
];
/** What the page's styles ask for, and what browsers do unasked. */
const FEATURES = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];
const TYPED = Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index);

/** The code points of `U+0000-00FF,U+0131`. */
function points(range) {
  return range.split(',').flatMap((part) => {
    const [first, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((number) => parseInt(number, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** The other way round. */
function rangeOf(numbers) {
  const runs = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.map((run) => `U+${[...new Set(run)].map((number) => number.toString(16)).join('-')}`).join();
}

/** Every letter of the house's sentences, whatever the language, and of an English keyboard. */
function lettersOfTheHouse() {
  const files = readdirSync(SENTENCES, { recursive: true }).filter((name) => name.endsWith('.ftl'));
  const text = files.map((name) => readFileSync(new URL(name.replaceAll('\\', '/'), SENTENCES), 'utf8')).join('');
  return new Set([...TYPED, ...[...text].map((letter) => letter.codePointAt(0))]);
}

function face({ family, weight }, file, range) {
  const source = `src: url('./${file}') format('woff2')`;
  const part = range ? `; unicode-range: ${range}` : '';
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; font-display: swap; ${source}${part} }\n`;
}

/** Write the files of a font; returns its rules. What comes last counts for letters that two files claim. */
async function make(font, house) {
  const id = font.family.toLowerCase().replace(' ', '-');
  const from = new URL(`${id}/`, PACKAGES);
  const woff = readFileSync(new URL(`files/${id}-latin-${font.weight}-normal.woff`, from));
  const name = `${id}-${font.weight}`;
  if (font.whole) {
    writeFileSync(new URL(`${name}.woff2`, MADE), await fontverter.convert(woff, 'woff2'));
    return face(font, `${name}.woff2`);
  }
  const { latin } = JSON.parse(readFileSync(new URL('unicode.json', from), 'utf8'));
  const all = points(latin);
  const ours = all.filter((point) => house.has(point));
  const parts = [
    { file: `${name}-names.woff2`, letters: all.filter((point) => !house.has(point)), range: latin },
    { file: `${name}-house.woff2`, letters: ours, range: rangeOf(ours) },
  ];
  for (const { file, letters } of parts) {
    const wanted = { targetFormat: 'woff2', keepFeatures: FEATURES };
    writeFileSync(new URL(file, MADE), await subsetFont(woff, String.fromCodePoint(...letters), wanted));
  }
  return parts.map(({ file, range }) => face(font, file, range)).join('');
}

export function fonts() {
  return {
    name: 'fonts',
    async buildStart() {
      mkdirSync(MADE, { recursive: true });
      const house = lettersOfTheHouse();
      const rules = await Promise.all(FONTS.map((font) => make(font, house)));
      writeFileSync(new URL('fonts.css', MADE), rules.join(''));
    },
    resolveId(id) {
      return id === NAME ? fileURLToPath(new URL('fonts.css', MADE)) : undefined;
    },
  };
}
