// Which of the house's own sheets lie open; any page may open them.
export const sheets = $state({ settings: false, keys: false });

/** The game of the page, if it has one: nobody looks for the keys of another there. */
export const atHand = $state<{ game: string | null }>({ game: null });

/** For a page, which says its game as soon as it knows it. */
export function takeInHand(game: () => string | null | undefined): void {
  $effect(() => {
    atHand.game = game() ?? null;
    return () => (atHand.game = null);
  });
}
