// Somebody is erased in a match and a bot plays on: the others should not have to find out by themselves. Without a name:
// it is gone. Whoever leaves otherwise is told of as what people have settled (table/settled.ts).
import type { Table } from '../net/wire';
import { botName } from './bots';
import { note } from './notes.svelte';

export function tellWhoLeft(before: Table, after: Table): void {
  if (before.phase !== 'playing' || after.phase !== 'playing') return;
  for (const [index, was] of before.seats.entries()) {
    const is = after.seats[index];
    if (was.kind !== 'guest' || is?.kind !== 'bot' || before.yours.includes(was.seat)) continue;
    if ((is.before ?? []).length > (was.before ?? []).length) continue;
    const others = before.seats.filter(({ seat, kind }) => kind === 'guest' && !before.yours.includes(seat)).length;
    note('info', 'people-left', { others, bot: botName(is.name) });
  }
}
