// Who the viewer is to the house.
import { api } from '../net/api';
import type { Me } from '../net/wire';
import { t } from './language.svelte';

export const me = $state<Me & { known: boolean }>({ known: false, name: null, matches: [] });

/** What the house calls, in each of its languages, whoever has given no name. */
const UNNAMED = ['Stranger', 'Inconnu'];

/** Whether somebody has no name of their own. */
export const isUnnamed = (name: string | null): boolean => name === null || UNNAMED.includes(name);

/** Somebody's name; who has none is called so in the reader's language, not in their own. */
export const personName = (name: string): string => (isUnnamed(name) ? t('me-default-name') : name);

/** What the house says is who one is. */
export function remember(answer: Me): void {
  Object.assign(me, answer, { known: true });
}

export async function loadMe(): Promise<void> {
  remember(await api.me());
}

export async function nameMe(name: string): Promise<void> {
  await api.nameMe(name);
  await loadMe();
}

/** A name is all it takes to play; who has none yet gets one, and may change it. */
export async function beSomebody(): Promise<void> {
  if (!me.known) await loadMe();
  if (me.name === null) await nameMe(t('me-default-name'));
}
