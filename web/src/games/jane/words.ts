// Locks and steps of the check in words.
import type { JaneCard, JaneView } from '../../net/wire';
import { listed, t } from '../../state/language.svelte';
import { DIGITS, type Side } from './anatomy';
import { readLock } from './locks';

/** A lock as a person would say it: which digits of which hand are bent. */
export function lockInWords(text: string): string {
  const folded = readLock(text);
  if (!folded) return text;
  const hand = (side: Side): string => {
    const bent = DIGITS.filter((digit) => folded[side].includes(digit));
    return bent.length === 0 ? t('jane-page-open') : listed(bent.map((digit) => t('jane-page-digit-name', { digit })));
  };
  return t('jane-page-lock-words', { left: hand('L'), right: hand('R') });
}

/** That somebody's answer is in, a lock as which one, and how many are still awaited; null as long as it is not. */
export function lockedInWords(
  { players }: JaneView,
  seat: number,
  { locked, mode }: { locked: number[]; mode: string },
): string | null {
  const { action, place } = players[seat]!;
  if (action === null && !locked.includes(seat)) return null;
  const others = players.filter((player, index) => player.action === null && !locked.includes(index)).length;
  if (action === 'shoot' || action === 'pass') return t('jane-page-in-unlocked', { action, others });
  const placed = players.filter((player) => player.place !== null).length;
  const next = placed + locked.filter((other) => !players[other]?.place).indexOf(seat) + 1;
  return t(mode === 'relaxed' ? 'jane-page-in-relaxed' : 'jane-page-in', { place: place ?? next, others });
}

/** A card as a person would say it. */
export function cardInWords({ hand, digit, bullet }: JaneCard): string {
  return t('jane-page-card', { hand, digit, bullet: bullet === '' ? 'no' : 'yes' });
}

/** All cards on the table, for whoever hears them. */
export function cardsInWords(cards: JaneCard[]): string {
  return t('jane-page-cards', { count: cards.length, cards: cards.map(cardInWords).join('; ') });
}
