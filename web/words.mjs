// A Vite plugin: the page's sentences, read when it is built. virtual:words names them all, virtual:words/NAME those of one name.
// What is wanted together travels together, and the page needs nothing to read Fluent's syntax with.
import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ALL = 'virtual:words';
const FOLDER = new URL('../src/saloon/locales/', import.meta.url);
const LANGUAGES = readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && !entry.name.startsWith('_') ? [entry.name] : [],
);
/** The terminal's own, the sheet's without a connection, and the camera's, of which nobody knows who does not want it. */
const OTHERS = /^(house|offline)\.|-(terminal|map|camera)\.ftl$/;
/** Files that are parts of another name: what a game's page says, what is said around its table, and the bots' names. */
const PART = /-(page|room)$/;
const COMMON = { 'house-bot': 'page' };

const wordOf = (file) => {
  const stem = file.replace('.ftl', '');
  return COMMON[stem] ?? stem.replace(PART, '');
};
const filesOf = (language) => readdirSync(new URL(language, FOLDER)).filter((file) => file.endsWith('.ftl'));

/** How the languages of one name are fetched. */
function loaders(word) {
  const lines = LANGUAGES.map((language) => `${language}: () => import('${ALL}/${language}/${word}')`);
  return `{ ${lines.join(', ')} }`;
}

function index() {
  const words = new Set(
    filesOf(LANGUAGES[0])
      .filter((file) => !OTHERS.test(file))
      .map(wordOf),
  );
  return `export default { ${[...words].map((word) => `'${word}': ${loaders(word)}`).join(', ')} };`;
}

/** A message is its pattern: a text, or parts that are put together. */
function messages(path) {
  return new FluentResource(readFileSync(path, 'utf8')).body.map(({ id, value, attributes }) => {
    if (value === null || Object.keys(attributes).length > 0) throw new Error(`${id}: the page knows no attributes`);
    return [id, value];
  });
}

export function words() {
  return {
    name: 'words',
    resolveId(id) {
      return id === ALL || id.startsWith(`${ALL}/`) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${ALL}`)) return undefined;
      const [word, language] = id.split('/').slice(1).reverse();
      if (!word) return index();
      if (!language) return `export default ${loaders(word)};`;
      const files = filesOf(language).filter((file) => wordOf(file) === word);
      const paths = files.map((file) => fileURLToPath(new URL(`${language}/${file}`, FOLDER)));
      for (const path of paths) this.addWatchFile(path);
      return `export default ${JSON.stringify(Object.fromEntries(paths.flatMap(messages)))};`;
    },
  };
}
