// Two people at one keyboard: the left half is the first one's, the right half the second one's.
import type { Drawn } from '../aim.svelte';
import { DIGITS } from '../anatomy';
import type { Keymap } from '../keymap.svelte';
import type { Hands } from './hands.svelte';

export interface Half {
  keys: Keymap;
  lock: string;
  pistols: Record<Drawn, string>;
}

/**
 * On each half the upper row is a left hand, from the little finger to the thumb; the row below is a right hand. What
 * locks and what draws lies below them.
 */
export const HALVES: readonly Half[] = [
  {
    keys: { L: ['KeyT', 'KeyR', 'KeyE', 'KeyW', 'KeyQ'], R: ['KeyA', 'KeyS', 'KeyD', 'KeyF', 'KeyG'] },
    lock: 'KeyX',
    pistols: { L: 'KeyZ', R: 'KeyC', LR: 'KeyV' },
  },
  {
    keys: { L: ['KeyP', 'KeyO', 'KeyI', 'KeyU', 'KeyY'], R: ['KeyH', 'KeyJ', 'KeyK', 'KeyL', 'Semicolon'] },
    lock: 'KeyM',
    pistols: { L: 'KeyN', R: 'Comma', LR: 'Period' },
  },
];

/** The keys that choose a victim once a pistol is drawn: those of the fingers, from left to right. */
export function aimKeys({ keys }: Half): string[] {
  return [...[...keys.L].reverse(), ...keys.R];
}

function press(hands: Hands, half: Half, event: KeyboardEvent): boolean {
  const { code, repeat, timeStamp } = event;
  const fingers = aimKeys(half);
  if (!hands.free || ![...fingers, half.lock, ...Object.values(half.pistols)].includes(code)) return false;
  if (repeat) return true;
  const { aim } = hands;
  const drawn = aim.offered.find((hand) => half.pistols[hand] === code);
  const victim = aim.victims[fingers.indexOf(code)];
  if (code === half.lock) hands.lock(timeStamp);
  else if (drawn) aim.draw(drawn);
  else if (victim !== undefined) aim.at(victim, timeStamp);
  else if (aim.drawn === null) fold(hands, half, event);
  return true;
}

function fold({ folds }: Hands, { keys }: Half, { code, timeStamp }: KeyboardEvent): void {
  for (const side of ['L', 'R'] as const) {
    const digit = DIGITS[keys[side].indexOf(code)];
    if (digit) folds.toggle(side, digit, timeStamp);
  }
}

/** Keys are heard before the page's own shortcuts, which mean other things. */
export function pressedTogether(event: KeyboardEvent, people: Hands[]): void {
  if (event.ctrlKey || event.metaKey || event.altKey || people.length > HALVES.length) return;
  if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return;
  if (!people.some((hands, index) => press(hands, HALVES[index]!, event))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
