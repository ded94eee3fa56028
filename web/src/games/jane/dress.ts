// What a drawn hand wears. It means nothing (DJ-17): it only makes the cards of one pose look different.

export const SKINS = ['fair', 'tan', 'brown', 'pale'] as const;
export const EXTRAS = ['none', 'ring', 'scar', 'glove', 'star'] as const;
export const CUFFS = ['denim', 'checked', 'lace', 'leather'] as const;

export interface Dress {
  skin: (typeof SKINS)[number];
  extra: (typeof EXTRAS)[number];
  cuff: (typeof CUFFS)[number];
}

/** The dress of the hand on a card: always the same for the same card, without a pattern that follows the pose. */
export function dressOf(card: number): Dress {
  return {
    skin: SKINS[(card * 7 + Math.floor(card / 5)) % SKINS.length]!,
    extra: EXTRAS[(card * 3 + Math.floor(card / 4)) % EXTRAS.length]!,
    cuff: CUFFS[(card * 5 + Math.floor(card / 3)) % CUFFS.length]!,
  };
}
