// Two people at one keyboard: the left half is the first one's, the right half the second one's.
import { DIGITS } from '../anatomy';
import type { Keymap } from '../keymap.svelte';
import type { Hands } from './hands.svelte';

export interface Half {
  keys: Keymap;
  lock: string;
}

/** On each half the upper row is a left hand, from the little finger to the thumb; the row below is a right hand. */
export const HALVES: readonly Half[] = [
  {
    keys: { L: ['KeyT', 'KeyR', 'KeyE', 'KeyW', 'KeyQ'], R: ['KeyA', 'KeyS', 'KeyD', 'KeyF', 'KeyG'] },
    lock: 'KeyX',
  },
  {
    keys: { L: ['KeyP', 'KeyO', 'KeyI', 'KeyU', 'KeyY'], R: ['KeyH', 'KeyJ', 'KeyK', 'KeyL', 'Semicolon'] },
    lock: 'KeyM',
  },
];

function press(hands: Hands, { keys, lock }: Half, event: KeyboardEvent): boolean {
  if (!hands.free) return false;
  if (event.code === lock) {
    if (!event.repeat) hands.lock(event.timeStamp);
    return true;
  }
  for (const side of ['L', 'R'] as const) {
    const digit = DIGITS[keys[side].indexOf(event.code)];
    if (!digit) continue;
    if (!event.repeat) hands.folds.toggle(side, digit, event.timeStamp);
    return true;
  }
  return false;
}

/** Keys are heard before the page's own shortcuts, which mean other things. */
export function pressedTogether(event: KeyboardEvent, people: Hands[]): void {
  if (event.ctrlKey || event.metaKey || event.altKey || people.length > HALVES.length) return;
  if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return;
  if (!people.some((hands, index) => press(hands, HALVES[index]!, event))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
