// Numbers that are typed on a board, digit by digit.
const PAUSE = 900; // milliseconds after which a new number begins

/** Whether a key is meant for something else than the board. */
export function busyElsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  return target?.closest('input, textarea, select, dialog, [role="dialog"], [contenteditable]') != null;
}

export class TypedNumber {
  private typed = '';
  private last = 0;

  /** `take` says whether a number is one of those that may be typed. */
  constructor(private readonly take: (number: number) => boolean) {}

  /** Takes a key if it is a digit; any other key ends the number. */
  press(event: KeyboardEvent): boolean {
    if (!/^\d$/.test(event.key)) {
      this.typed = '';
      return false;
    }
    this.typed = event.timeStamp - this.last < PAUSE ? this.typed + event.key : event.key;
    this.last = event.timeStamp;
    if (!this.take(Number(this.typed)) && this.take(Number(event.key))) this.typed = event.key;
    return true;
  }
}
