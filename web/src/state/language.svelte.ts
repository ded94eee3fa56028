// Every sentence of the page: message ids in, sentences out, in the viewer's language, which may change at any time.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { untrack } from 'svelte';
import { settings } from './settings.svelte';

export const LANGUAGES = { en: 'English', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;
export type Values = Record<string, FluentVariable>;

type Files = Record<string, () => Promise<string>>;

const files: Files = import.meta.glob<string>(
  ['../../../src/saloon/locales/*/*.ftl', '!../../../src/saloon/locales/*/*-{terminal,camera}.ftl'],
  { query: '?raw', import: 'default' },
);
const COMMON = ['page', 'house-bot'];

const wanted = new Set(COMMON);
/** The newest fetch: who asked for words before waits for it as well. */
let newest = Promise.resolve();
let bundle = $state.raw(new FluentBundle('en'));
let shown = $state<Language>('en');
/** English as the British write it: no comma before the last of a list, and the day before the month. */
const written = $derived(shown === 'en' ? 'en-GB' : shown);
/** Names, cards and the like in a sentence. */
const joiner = $derived(new Intl.ListFormat(written));
const calendar = $derived(new Intl.DateTimeFormat(written, { dateStyle: 'medium' }));

function isLanguage(text: string | null | undefined): text is Language {
  return text !== null && text !== undefined && text in LANGUAGES;
}

/** The language chosen, or the first of the browser's that the house speaks. */
function preferred(): Language {
  if (isLanguage(settings.language)) return settings.language;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

/** The files of a game: what happens at the table, what its page says, and what is said around the table. */
const namesOf = (word: string): string[] => ['', '-page', '-room'].map((part) => `${word}${part}.ftl`);

async function fetchWords(language: Language): Promise<FluentBundle> {
  const fresh = new FluentBundle(language, { useIsolating: false });
  const paths = Object.keys(files).filter((path) => {
    const [folder, name] = path.split('/').slice(-2);
    return folder === language && [...wanted].some((word) => name && namesOf(word).includes(name));
  });
  const texts = await Promise.all(paths.map((path) => files[path]?.()));
  for (const text of texts) if (text) fresh.addResource(new FluentResource(text));
  return fresh;
}

function show(language: Language): Promise<void> {
  const turn: Promise<void> = fetchWords(language).then((fresh) => {
    if (turn !== newest) return newest;
    bundle = fresh;
    shown = language;
    document.documentElement.lang = language;
    return undefined;
  });
  newest = turn;
  turn.catch(() => {
    if (turn === newest) newest = Promise.resolve();
  });
  return turn;
}

/** Fetch the sentences; to be awaited before the first of them is shown. */
export function loadWords(): Promise<void> {
  return show(preferred());
}

/** Fetch the sentences of a game, or of a page that is seldom looked at, as well. */
export async function loadMoreWords(word: string): Promise<void> {
  if (wanted.has(word)) return newest;
  wanted.add(word);
  try {
    await show(untrack(preferred)); // whoever waits for words does not begin anew in another language
  } catch (error) {
    wanted.delete(word); // to be asked for again
    throw error;
  }
}

/** The same for a part of a page that brings the files of its sentences along, so that nobody else knows of them. */
export function bringWords(word: string, its: Files): Promise<void> {
  Object.assign(files, its);
  return loadMoreWords(word);
}

/** The language on the screen. */
export function language(): Language {
  return shown;
}

/** Speak another language from now on, if its words can be fetched. */
export async function speak(language: Language): Promise<void> {
  const before = settings.language;
  settings.language = language;
  try {
    await show(language);
  } catch (error) {
    settings.language = before;
    throw error;
  }
}

/** A moment's day, given in seconds since 1970. */
export function day(moment: number): string {
  return calendar.format(moment * 1000);
}

/** Several things as one says them in a sentence, the last with an "and" before it. */
export function listed(things: readonly (string | number)[]): string {
  return joiner.format(things.map(String));
}

/** Whether there is a message with this id. */
export function says(id: string): boolean {
  return bundle.hasMessage(id);
}

/** The sentence of a message, with these values in it. */
export function t(id: string, values: Values = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return id;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  if (errors.length > 0) console.error(id, ...errors); // a value is missing: our mistake, which no test may overlook
  return text;
}
