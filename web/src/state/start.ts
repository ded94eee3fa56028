// Ways to begin a match.
import { api } from '../net/api';
import type { GameInfo, NewMatch, NewSeat } from '../net/wire';
import { isNewTo, meetGame } from './first';
import { t } from './language.svelte';
import { beSomebody } from './me.svelte';
import { noteError } from './notes.svelte';
import { go } from './route.svelte';
import { keepWayBack } from './whatif';
import { settings } from './settings.svelte';

/** Open a match, by itself or in a room, and go there; what goes wrong is shown. */
export async function openMatch(wanted: NewMatch, open = api.open): Promise<void> {
  try {
    await beSomebody();
    const { match } = await open(wanted);
    meetGame(wanted.game, match);
    if (wanted.fork) keepWayBack(match, `/r/${wanted.fork.match}/${wanted.fork.moves}`);
    go(`/m/${match}`);
  } catch (error) {
    noteError(error);
  }
}

/** How many play when nobody says otherwise: a table for four, or as near to that as the game allows; two run Joe's sides. */
export function usualSeats({ id, fewest, most }: GameInfo): number {
  return Math.max(fewest, Math.min(id === 'joe' ? 2 : 4, most));
}

/** The bot that plays when nobody says otherwise: the one chosen last, for newcomers the easiest, else a middling one. */
export function usualBot({ id, bots }: GameInfo): string {
  const middling = isNewTo(id) ? 0 : Math.floor((bots.length - 1) / 2);
  const chosen = bots.find(({ name }) => name === settings.bot) ?? bots[middling];
  return chosen?.name ?? 'random';
}

/** A seat of this kind, with the name that whoever takes it has at first. */
export function newSeat(kind: NewSeat['kind'], number: number, game: GameInfo): NewSeat {
  return { kind, name: kind === 'bot' ? usualBot(game) : kind === 'here' ? t('new-here-name', { number }) : '' };
}

type Options = NonNullable<NewMatch['options']>;

function openFor(game: GameInfo, others: number, seat: NewSeat, options: Options = {}): Promise<void> {
  return openMatch({ game: game.id, options, seats: [{ kind: 'me' }, ...Array.from({ length: others }, () => seat)] });
}

export const playBot = (game: GameInfo, bot: string, options?: Options): Promise<void> =>
  openFor(game, usualSeats(game) - 1, { kind: 'bot', name: bot }, options);

/** A seat for everybody who may come; the host begins when enough have. */
export const inviteFriends = (game: GameInfo): Promise<void> => openFor(game, game.most - 1, { kind: 'open' });
