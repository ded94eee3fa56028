// A Vite plugin: licences.txt, which names what the page carries of others and gives their licences.
import { readdirSync, readFileSync } from 'node:fs';

const PACKAGES = new URL('./node_modules/', import.meta.url);
// What travels as a file of its own, or in a worker's bundle.
const CARRIED = ['@fontsource/alegreya-sans', '@fontsource/rye', '@mediapipe/hands', '@mediapipe/tasks-vision'];
const OWNER = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const HEAD =
  'What this page carries of others, under these licences. The rest is part of Saloon, under the MIT licence.\n';

/** The text of a package's licence: its own, or that of the licence it names. */
function licenceText(name, licence) {
  const folder = new URL(`${name}/`, PACKAGES);
  const own = readdirSync(folder).find((file) => /^licen[cs]e(\.\w+)?$/i.test(file));
  return readFileSync(own ? new URL(own, folder) : new URL(`./licences/${licence}.txt`, import.meta.url), 'utf8');
}

function entry(name) {
  const { version, license } = JSON.parse(readFileSync(new URL(`${name}/package.json`, PACKAGES), 'utf8'));
  return `\n${'='.repeat(80)}\n${name} ${version} (${license})\n${'='.repeat(80)}\n\n${licenceText(name, license).trim()}\n`;
}

export function licences() {
  return {
    name: 'licences',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => file.moduleIds ?? []);
      const owners = modules.map((id) => OWNER.exec(id.replaceAll('\\', '/'))?.[1]).filter(Boolean);
      const source = HEAD + [...new Set([...CARRIED, ...owners])].sort().map(entry).join('');
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}
