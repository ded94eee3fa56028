// Sheets over the table when the cards are about to come.

const NOTICE = 3_000; // milliseconds in which one sees that a round begins without oneself

/** Cards that everybody waited for are not turned up behind a sheet: whatever lies over the table goes. */
export function clearTheTable(): void {
  for (const sheet of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) sheet.close();
}

/** A rest ends at this time, on the page's own clock: its last seconds are seen. Returns how to stop caring. */
export function keepTheTableClear(until: number): () => void {
  const timer = setTimeout(clearTheTable, Math.max(0, until - performance.now() - NOTICE));
  return () => clearTimeout(timer);
}
