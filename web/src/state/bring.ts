// A record that somebody brings along: few ever do, so it is fetched when it is wanted.
import { api, ApiError } from '../net/api';
import { loadMoreWords, t } from './language.svelte';
import { beSomebody } from './me.svelte';
import { note, noteError } from './notes.svelte';
import { go } from './route.svelte';

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
