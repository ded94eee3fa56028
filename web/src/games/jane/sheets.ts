// Sheets over the table when the cards are about to come.

/** Cards that everybody waited for are not turned up behind a sheet: whatever lies over the table goes. */
export function clearTheTable(): void {
  for (const sheet of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) sheet.close();
}
