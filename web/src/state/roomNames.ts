// Who sits in a match of a room, by the names that they have at its table.
import type { RoomMatchInfo } from '../net/wire';
import { botName } from './bots';
import { tellApart } from './company';
import { t } from './language.svelte';
import { personName } from './me.svelte';

export function sitters({ seats }: Pick<RoomMatchInfo, 'seats'>): string[] {
  return tellApart(
    seats.map(({ kind, name }) => {
      if (kind === 'bot') return { name: botName(name), bot: true };
      return { name: kind === 'open' ? t('seat-open') : personName(name), bot: false };
    }),
  );
}

/** Those who have won; nobody where all are first. */
export function winners({ seats, ranks }: Pick<RoomMatchInfo, 'seats' | 'ranks'>): string[] {
  if (!ranks || new Set(ranks).size < 2) return [];
  return sitters({ seats }).filter((_, seat) => ranks[seat] === 1);
}
