// Somebody stands up in a match and a bot plays on: the others should not have to find out by themselves.
import type { Table } from '../net/wire';
import { botName } from './bots';
import { personName } from './me.svelte';
import { note } from './notes.svelte';

export function tellWhoLeft(before: Table, after: Table): void {
  if (before.phase !== 'playing' || after.phase !== 'playing') return;
  for (const [index, was] of before.seats.entries()) {
    const is = after.seats[index];
    if (was.kind !== 'guest' || is?.kind !== 'bot' || before.yours.includes(was.seat)) continue;
    note('info', 'people-left', { name: personName(was.name), bot: botName(is.name) });
  }
}
