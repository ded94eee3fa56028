// Ways to begin a match.
import { api, ApiError } from '../net/api';
import type { GameInfo, NewMatch, NewSeat } from '../net/wire';
import { isNewTo, meetGame } from './first';
import { loadMoreWords, t } from './language.svelte';
import { beSomebody } from './me.svelte';
import { note, noteError } from './notes.svelte';
import { go } from './route.svelte';
import { keepWayBack } from './whatif';
import { settings } from './settings.svelte';

/** Open a match, perhaps for people of a room, and go there; what goes wrong is shown. */
export async function openMatch(wanted: NewMatch, room: { code: string; calls: number } | null = null): Promise<void> {
  try {
    await beSomebody();
    const { match } = room
      ? await (await import('../net/rooms')).rooms.play(room.code, { match: wanted, calls: room.calls })
      : await api.open(wanted);
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

/** Look at a record that somebody brought along. */
export async function bringRecord(file: File): Promise<void> {
  try {
    await beSomebody();
    const { match } = await api.bring(await file.text());
    go(`/r/${match}`);
  } catch (error) {
    await noteBadRecord(error).catch(noteError);
  }
}

/** Tell what is wrong with a record, in the words of records and of its game. */
async function noteBadRecord(error: unknown): Promise<void> {
  const { line = 0, refusals = [] } = error instanceof ApiError ? error.trouble : {};
  if (refusals.length === 0) return noteError(error);
  for (const { message } of refusals) await loadMoreWords(message.split('-', 1).join());
  note('failed', 'failed-bad-record', {
    line,
    why: refusals.map(({ message, values }) => t(message, values)).join(' '),
  });
}
