// Every sentence of the page: message ids in, sentences out, in the viewer's language, which may change at any time.
import { FluentBundle, type FluentResource, type FluentVariable } from '@fluent/bundle';
import { untrack } from 'svelte';
import words from 'virtual:words';
import { settings } from './settings.svelte';

export const LANGUAGES = { en: 'English', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;
export type Values = Record<string, FluentVariable>;

/** Names of sentences that are fetched together, beginning with those that every page needs. */
const wanted = new Set(['page']);
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

async function fetchWords(language: Language): Promise<FluentBundle> {
  const fresh = new FluentBundle(language, { useIsolating: false });
  for (const fetched of await Promise.all([...wanted].map((word) => words[word]?.[language]?.()))) {
    const body = Object.entries(fetched?.default ?? {}).map(([id, value]) => ({ id, value, attributes: {} }));
    fresh.addResource({ body } satisfies FluentResource);
  }
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

/** Fetch the sentences of a game, or of pages that not everybody looks at, as well. */
export async function loadMoreWords(...words: string[]): Promise<void> {
  const more = words.filter((word) => !wanted.has(word));
  if (more.length === 0) return newest;
  for (const word of more) wanted.add(word);
  try {
    await show(untrack(preferred)); // whoever waits for words does not begin anew in another language
  } catch (error) {
    for (const word of more) wanted.delete(word); // to be asked for again
    throw error;
  }
}

/** The same for a part of a page that knows how to fetch its sentences, so that nobody else knows of them. */
export function bringWords(word: string, its: (typeof words)[string]): Promise<void> {
  if (!(word in words)) wanted.delete(word); // somebody has asked for it before it was known
  words[word] = its;
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

/** The same with its time, to tell apart what began on one day. */
export function moment(seconds: number): string {
  return new Intl.DateTimeFormat(written, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);
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
  if (!pattern) {
    console.error(id); // its words were not fetched: our mistake as well
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  if (errors.length > 0) console.error(id, ...errors); // a value is missing: our mistake, which no test may overlook
  return text;
}
