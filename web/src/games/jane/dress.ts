// What a drawn hand wears. It means nothing (DJ-17): it only makes the cards of one pose look different.
import type { JaneCard } from '../../net/wire';

const SKINS = ['fair', 'tan', 'brown', 'pale'] as const;
const CUFFS = ['denim', 'checked', 'lace', 'leather'] as const;

export interface Dress {
  skin: (typeof SKINS)[number];
  extra: JaneCard['decoration'];
  cuff: (typeof CUFFS)[number];
}

/** Answers wear the same on both hands, in no colour that a mat has: colours tell no hand. */
export const OWN: Dress = { skin: 'fair', extra: '', cuff: 'lace' };

/** The dress of the hand on a card: always the same for the same card, in no pattern that follows the pose. */
export function dressOf({ number, decoration }: JaneCard): Dress {
  return {
    skin: SKINS[(number * 7 + Math.floor(number / 5)) % SKINS.length]!,
    extra: decoration,
    cuff: CUFFS[(number * 5 + Math.floor(number / 3)) % CUFFS.length]!,
  };
}
