// Ten keys fold ten digits, the space bar or Enter locks and gets ready, arrows draw a pistol, numbers choose a victim.
import type { Aim } from './aim.svelte';
import type { Folds } from './folds.svelte';
import { digitOf } from './keymap.svelte';

interface Reports {
  /** Whether one's digits may move now; otherwise keys belong to the page. */
  free: () => boolean;
  lock: (event: KeyboardEvent) => void;
  /** Get ready for the next cards, where that is asked for. */
  ready: (() => void) | null;
}

function busyElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  return event.target instanceof Element && event.target.closest('input, textarea, select, dialog') !== null;
}

/** Keys are heard before the page's own shortcuts, which mean other things. */
export function pressed(event: KeyboardEvent, folds: Folds, aim: Aim, { free, lock, ready }: Reports): void {
  if (busyElsewhere(event)) return;
  const onButton = event.target instanceof Element && event.target.closest('a, button, summary') !== null;
  const goes = event.code === 'Space' || event.key === 'Enter';
  if (ready && goes && !onButton) {
    event.preventDefault();
    if (!event.repeat) ready();
    return;
  }
  if (!free()) return;
  const digit = digitOf(event.code);
  if (digit) {
    if (!event.repeat) folds.toggle(digit.side, digit.digit, event.timeStamp);
  } else if (goes && !(onButton && event.target.closest('.hands, .victims'))) {
    if (!event.repeat) lock(event);
  } else if (event.key === 'ArrowLeft' && aim.offered.includes('L')) aim.draw('L');
  else if (event.key === 'ArrowRight' && aim.offered.includes('R')) aim.draw('R');
  else if (event.key === 'ArrowUp' && aim.offered.includes('LR')) aim.draw('LR');
  else if (event.key === 'Escape' && aim.drawn) aim.lower();
  else if (/^\d$/.test(event.key) && aim.victims.includes(Number(event.key) - 1))
    aim.at(Number(event.key) - 1, event.timeStamp);
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
