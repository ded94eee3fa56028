// What is said of the people of a room, by the names that they have at a table.
import type { RoomMatchInfo, RoomNews, RoomPerson } from '../net/wire';
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

/** What somebody does now, if it is worth saying. */
export function doing(one: RoomPerson, { unfinished }: Pick<RoomNews, 'unfinished'>): string {
  if (!one.here) return t('room-away');
  const match = unfinished.find((each) => each.match === one.at);
  if (!match) return one.resting ? t('room-resting') : '';
  const plays = match.seats.some(({ person }) => person === one.person);
  return t(plays ? 'room-plays' : 'room-watches', { game: t(`game-${match.game}`) });
}
