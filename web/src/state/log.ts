// What has happened at a table since this tab was opened, kept over a reload.
export interface LogEntry {
  /** Through whose eyes; people who share a device do not see each other's. */
  seat: number | null;
  seq: number;
  events: unknown[];
  undone: boolean;
}

const key = (match: string): string => `saloon.log.${match}`;

export function readLog(match: string): LogEntry[] {
  try {
    return JSON.parse(sessionStorage.getItem(key(match)) ?? '[]') as LogEntry[];
  } catch {
    return [];
  }
}

export function writeLog(match: string, log: LogEntry[]): void {
  sessionStorage.setItem(key(match), JSON.stringify(log));
}
