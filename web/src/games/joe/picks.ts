// What can be tapped on the map: a zone or a figure.
export type Pick = { zone: string } | { figure: string };

/** Enter and space do what a tap does. */
export function byKey(event: KeyboardEvent, pick: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  pick();
}
