// The page that is shown when the house cannot be reached: all languages on one sheet, from the same words as the rest.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';

const LANGUAGES = ['en', 'fr'];

function section(language) {
  const words = new FluentBundle(language, { useIsolating: false });
  const file = new URL(`../src/saloon/locales/${language}/offline.ftl`, import.meta.url);
  words.addResource(new FluentResource(readFileSync(file, 'utf8')));
  const say = (id) => words.formatPattern(words.getMessage(id).value);
  const text = `<h1>${say('offline-title')}</h1><p>${say('offline-text')}</p>`;
  return `<section lang="${language}">${text}<p><a href="/">${say('offline-again')}</a></p></section>`;
}

/** A Vite plugin that writes offline.html. */
export function offlinePage() {
  return {
    name: 'offline-page',
    generateBundle() {
      const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Saloon</title>';
      const style = '<link rel="stylesheet" href="/offline.css">';
      const body = `<main><img src="/icon.svg" alt="">${LANGUAGES.map(section).join('')}</main>`;
      const script = '<script src="/offline.js"></script>';
      const source = `<!doctype html><html lang="en">${head}${style}${body}${script}</html>\n`;
      this.emitFile({ type: 'asset', fileName: 'offline.html', source });
    },
  };
}
