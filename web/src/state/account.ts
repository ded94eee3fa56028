// What one may do with what the house knows of oneself.
import { account } from '../net/account';
import { loadMe, remember } from './me.svelte';

/** See unfinished matches in no list any more, or again. */
export async function putAway(matches: string[], away: boolean): Promise<void> {
  remember(await account.putAway(matches, away));
}

export async function comeBack(code: string): Promise<void> {
  await account.recover(code);
  await loadMe();
}

export async function signOutElsewhere(): Promise<void> {
  await account.signOutElsewhere();
}

export async function forgetMe(): Promise<void> {
  remember(await account.forgetMe());
}
