// The words of games from other packages: Fluent as it lies there, which only this module can read.
import { FluentResource, type Message } from '@fluent/bundle';
import { bringWords, LANGUAGES } from './language.svelte';

type Messages = Record<string, Message['value']>;

async function fetchMessages(game: string, language: string): Promise<{ default: Messages }> {
  const response = await fetch(`/games/${game}/words/${language}.ftl`);
  const { body } = new FluentResource(response.ok ? await response.text() : '');
  return { default: Object.fromEntries(body.map(({ id, value }) => [id, value])) };
}

export function bringWordsOf(game: string): Promise<void> {
  const loaders = Object.keys(LANGUAGES).map((language) => [language, () => fetchMessages(game, language)]);
  return bringWords(game, Object.fromEntries(loaders));
}
