// What is said of one of the viewer's own matches in a list.
import type { MatchInfo } from '../net/wire';
import { botName, isBot } from './bots';
import { tellApart } from './company';
import { listed, t } from './language.svelte';
import { personName } from './me.svelte';

/** Who sits at the other seats, by the names that they have at the table. */
export function against({ names, yours }: MatchInfo): string {
  const called = tellApart(
    names.map((name) =>
      isBot(name) ? { name: botName(name), bot: true } : { name: name && personName(name), bot: false },
    ),
  );
  const others = called.filter((_, seat) => !yours.includes(seat));
  if (others.length === 0) return called.join(' – ');
  const known = others.filter((name) => name !== '');
  return listed(others.includes('') ? [...known, t('seat-open')] : known);
}

/** How it ended for the viewer; nothing where several seats were the viewer's, or nobody has kept it. */
export function result({ ranks, yours: [seat, another] }: MatchInfo): string {
  const rank = seat === undefined || another !== undefined ? undefined : ranks?.[seat];
  if (!ranks || rank === undefined) return '';
  const sides = new Set(ranks).size;
  if (sides === 1) return t('matches-drawn');
  if (rank === 1) return t('matches-won');
  return sides === 2 ? t('matches-lost') : t('matches-place', { rank, seats: ranks.length });
}

/** Those that are not over; those that wait for the viewer first. */
export function unfinished(matches: MatchInfo[]): MatchInfo[] {
  return matches.filter(({ phase }) => phase !== 'over').sort((one, other) => +other.waiting - +one.waiting);
}
