// Locks and steps of the check in words.
import type { JaneCard } from '../../net/wire';
import { listed, t } from '../../state/language.svelte';
import { DIGITS, type Side } from './anatomy';
import { readLock } from './folds.svelte';

/** A lock as a person would say it: which digits of which hand are bent. */
export function lockInWords(text: string): string {
  const folded = readLock(text);
  if (!folded) return text;
  const hand = (side: Side): string => {
    const bent = DIGITS.filter((digit) => folded[side].includes(digit));
    return bent.length === 0
      ? t('jane-page-open')
      : listed(bent.map((digit) => t('jane-page-digit-name', { digit })));
  };
  return t('jane-page-lock-words', { left: hand('L'), right: hand('R') });
}

/** A card as a person would say it. */
export function cardInWords({ hand, digit, bullet }: JaneCard): string {
  return t('jane-page-card', { hand, digit, bullet: bullet === '' ? 'no' : 'yes' });
}

/** All cards on the table, for whoever hears them. */
export function cardsInWords(cards: JaneCard[]): string {
  return t('jane-page-cards', { count: cards.length, cards: cards.map(cardInWords).join('; ') });
}
