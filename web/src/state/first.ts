// Somebody's first match of a game: it begins against the easiest bot, and says what to touch.
import { me } from './me.svelte';
import { settings } from './settings.svelte';

/** Whether a game has not been played to its end yet, as far as this browser and the house remember. */
export const isNewTo = (game: string): boolean =>
  !me.matches.some((match) => match.game === game && match.phase === 'over');

/** A match is opened or joined: if it is the first of its game, it is the one that teaches. */
export function meetGame(game: string, match: string): void {
  if (isNewTo(game) && !(game in settings.firsts)) settings.firsts[game] = match;
}

/** Whether this is the match that teaches. */
export const isFirst = (game: string, match: string): boolean => settings.firsts[game] === match;

/** Enough was said of a game. */
export function endLesson(game: string): void {
  settings.firsts[game] = '';
}
