// What a game's options are called and what they do, for who chooses them and for who is asked to agree.
import { says, t } from './language.svelte';

const wordOf = (name: string): string => name.replaceAll('_', '-');

export function optionLabel(game: string, name: string): string {
  return t(`${game}-option-${wordOf(name)}`);
}

/** What an option does, in words for a page rather than for a command line, where there are such. */
export function optionDoes(game: string, name: string, value: unknown): string {
  const word = wordOf(name);
  const own = [`${game}-page-option-${word}-${String(value)}-does`, `${game}-page-option-${word}-does`].find(says);
  return t(own ?? `${game}-option-${word}-does`);
}

const choiceOf = (game: string, name: string, choice: string): string =>
  `${game}-page-option-${wordOf(name)}-${choice}`;

/** One of an option's choices; `none` where it may be left out. */
export function optionChoice(game: string, name: string, choice: string): string {
  return t(choiceOf(game, name, choice));
}

/** An option as it was chosen; null for a choice that only its game can name. */
export function optionChosen(game: string, name: string, value: unknown): string | null {
  const label = optionLabel(game, name);
  if (value === true) return label;
  const choice = choiceOf(game, name, String(value ?? 'none'));
  if (typeof value !== 'number' && !says(choice)) return null;
  return t('agreed-option', { label, words: typeof value === 'number' ? value : t(choice) });
}
