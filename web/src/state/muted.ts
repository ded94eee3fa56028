// Whom a viewer does not want to hear at a table; kept as long as the browser's tab is open.
const key = (match: string): string => `saloon.muted.${match}`;

export function mutedAt(match: string): string[] {
  return JSON.parse(sessionStorage.getItem(key(match)) ?? '[]') as string[];
}

export function keepMuted(match: string, names: Iterable<string>): void {
  sessionStorage.setItem(key(match), JSON.stringify([...names]));
}
