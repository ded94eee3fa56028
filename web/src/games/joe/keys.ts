// The keys of the board; what they do is pressed as by hand.

interface Keyed {
  /** Open a group of moves, from 0. */
  group: (number: number) => void;
  press: (selector: string) => void;
  /** Leave what one looks closer at; whether there was anything. */
  leave: () => boolean;
}

const BUTTONS: Record<string, string> = {
  e: '[data-end]',
  g: '[data-drawer=briefing]',
  j: '[data-drawer=jokers]',
  w: '[data-drawer=people]',
  d: '[data-danger]',
  n: '[data-drawer=account]',
  k: '[data-follow=pause]',
  m: '[data-follow=step]',
  s: '[data-follow=skip]',
};

export function keyed(event: KeyboardEvent, { group, press, leave }: Keyed): void {
  const busy = event.target instanceof Element && event.target.closest('input, textarea, select, dialog');
  if (busy || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.toLowerCase();
  const number = ['1', '2', '3', '4'].indexOf(key);
  const button = BUTTONS[key];
  if (number >= 0) group(number);
  else if (button) press(button);
  else if (key !== 'escape' || !leave()) return;
  event.preventDefault();
}
