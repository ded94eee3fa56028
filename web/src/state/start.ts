// Ways to begin a match.
import { api } from '../net/api';
import type { NewMatch } from '../net/wire';
import { beSomebody } from './me.svelte';
import { noteError } from './notes.svelte';
import { go } from './route.svelte';

/** Open a match and go there; what goes wrong is shown. */
export async function openMatch(wanted: NewMatch): Promise<void> {
  try {
    await beSomebody();
    const { match } = await api.open(wanted);
    go(`/m/${match}`);
  } catch (error) {
    noteError(error);
  }
}

export const playBot = (game: string, bot: string): Promise<void> =>
  openMatch({ game, seats: [{ kind: 'me' }, { kind: 'bot', name: bot }] });

export const inviteFriend = (game: string): Promise<void> =>
  openMatch({ game, seats: [{ kind: 'me' }, { kind: 'open' }] });

/** Look at a record that somebody brought along. */
export async function bringRecord(file: File): Promise<void> {
  try {
    await beSomebody();
    const { match } = await api.bring(await file.text());
    go(`/r/${match}`);
  } catch (error) {
    noteError(error);
  }
}
