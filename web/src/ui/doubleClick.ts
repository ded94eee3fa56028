// One click, one deed: the second half of a double click is meant for what lay there before the first.
const DOUBLE = 400; // milliseconds in which two taps, or two strokes of a key, are one; clicks are counted by the browser
const NEAR = 24; // pixels between two taps of one finger

let last: MouseEvent | null = null;
let spent = false;

/** The click under way has done something: its double does nothing. */
export function spend(): void {
  spent = true;
}

/** Take the second half of every double click, double tap or double stroke of a key that was spent. */
export function takeDoubles(): void {
  document.addEventListener('click', guard, { capture: true });
  document.addEventListener('keydown', hear, { capture: true });
}

/** A key that is held down is one stroke; another key between two strokes, and they are no double. */
function hear(event: KeyboardEvent): void {
  if (event.key !== 'Enter' && event.key !== ' ') spent = false;
  else if (event.repeat && event.key === 'Enter') event.preventDefault();
}

function guard(event: MouseEvent): void {
  if (spent && last && isDouble(last, event)) {
    event.stopPropagation();
    event.preventDefault();
  } else spent = false;
  last = event;
}

function isDouble(first: MouseEvent, second: MouseEvent): boolean {
  const byKey = second.detail === 0;
  const byFinger = second instanceof PointerEvent && second.pointerType === 'touch';
  if (!byKey && !byFinger) return second.detail > 1;
  const apart = Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY);
  return second.timeStamp - first.timeStamp < DOUBLE && (byKey ? second.target === first.target : apart < NEAR);
}
