// A match that goes on from a replay: where it came from is kept as long as the browser's tab is open.
const key = (match: string): string => `saloon.whatif.${match}`;

export function keepWayBack(match: string, replay: string): void {
  sessionStorage.setItem(key(match), replay);
}

/** The replay that a match goes on from; null if it began at its beginning. */
export const wayBack = (match: string): string | null => sessionStorage.getItem(key(match));
