// Ten keys for ten digits, by their place on the keyboard; who likes others chooses them, and the browser keeps them.
import { DIGITS, type Digit, type Side } from './anatomy';

/** The keys of both hands, thumb to little finger, as KeyboardEvent.code names their places. */
export type Keymap = Record<Side, string[]>;

const KEY = 'saloon.jane.keys';
const HOME_ROW: Keymap = {
  L: ['KeyV', 'KeyF', 'KeyD', 'KeyS', 'KeyA'],
  R: ['KeyN', 'KeyJ', 'KeyK', 'KeyL', 'Semicolon'],
};

function stored(): Keymap {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Keymap | null;
    return kept?.L.length === DIGITS.length && kept.R.length === DIGITS.length ? kept : structuredClone(HOME_ROW);
  } catch {
    return structuredClone(HOME_ROW);
  }
}

export const keymap: Keymap = $state(stored());

/** Names of the keys on this very keyboard, where the browser tells them. */
const labels: Record<string, string> = $state({});

interface KeyboardLayout {
  getLayoutMap(): Promise<Map<string, string>>;
}

export async function learnLabels(): Promise<void> {
  const { keyboard } = navigator as Navigator & { keyboard?: KeyboardLayout };
  const layout = await keyboard?.getLayoutMap().catch(() => null);
  for (const [code, label] of layout ?? []) labels[code] = label;
}

/** What is printed on a key. */
export function keyLabel(code: string): string {
  return (labels[code] ?? (code === 'Semicolon' ? ';' : code.replace(/^(Key|Digit)/, ''))).toUpperCase();
}

/** The digit that a key folds. */
export function digitOf(code: string): { side: Side; digit: Digit } | null {
  for (const side of ['L', 'R'] as const) {
    const place = keymap[side].indexOf(code);
    if (place >= 0) return { side, digit: DIGITS[place]! };
  }
  return null;
}

/** Keys that print something, and mean nothing else at the table. */
const FREE =
  /^(Key[A-Z]|Numpad\d|Semicolon|Quote|Comma|Period|Slash|Bracket(Left|Right)|(Intl)?Backslash|Minus|Equal|Backquote)$/;

/** Why a key cannot be given to a digit: another one has it, or it means something else. */
export type KeyTrouble = { side: Side; digit: Digit } | 'reserved';

/** Give a digit another key; returns what speaks against it, and then nothing has changed. */
export function remap(side: Side, digit: Digit, code: string): KeyTrouble | null {
  const owner = digitOf(code);
  if (owner?.side === side && owner.digit === digit) return null;
  if (owner) return owner;
  if (!FREE.test(code)) return 'reserved';
  keymap[side][DIGITS.indexOf(digit)] = code;
  localStorage.setItem(KEY, JSON.stringify(keymap));
  return null;
}

export function resetKeys(): void {
  Object.assign(keymap, structuredClone(HOME_ROW));
  localStorage.removeItem(KEY);
}
