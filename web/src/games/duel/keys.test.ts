import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Keys } from './keys';

const heard = vi.fn<(what: string) => void>();
let cards: number[];
let active: boolean;
let keys: Keys;

beforeEach(() => {
  heard.mockClear();
  [cards, active] = [[3, 17, 30], true];
  document.body.innerHTML = `<main>
    <button data-pile=">^"></button><button data-pile=">v"></button>
    <button data-pile="^"></button><button data-pile="v"></button>
    ${cards.map((card) => `<button data-card="${card}"></button>`).join('')}
  </main><input>`;
  keys = new Keys(() => document.querySelector('main') ?? undefined, {
    active: () => active,
    card: (card) => cards.includes(card) && (heard(`card ${card}`), true),
    end: () => heard('end'),
    forget: () => heard('forget'),
  });
});

/** Press keys; whether the last one was the board's. */
function press(...names: string[]): boolean {
  let taken = false;
  for (const key of names) {
    const event = new KeyboardEvent('keydown', { key, cancelable: true });
    keys.press(event);
    taken = event.defaultPrevented;
  }
  return taken;
}
const at = (): string => {
  const { pile, card } = (document.activeElement as HTMLElement).dataset;
  return pile ?? card ?? '';
};

test('E ends the turn, Escape forgets, digits name a card', () => {
  press('e', 'Escape', '1', '7');
  expect(heard.mock.calls.flat()).toEqual(['end', 'forget', 'card 17']);
});

test('arrows begin at the hand and walk along it', () => {
  press('ArrowUp');
  expect(at()).toBe('3');
  press('ArrowRight', 'ArrowRight');
  expect(at()).toBe('30');
  expect(press('ArrowRight')).toBe(false); // the end of the row
  press('ArrowLeft');
  expect(at()).toBe('17');
});

test('they climb from the hand over one’s own piles to the other’s, about as far to the right', () => {
  press('ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowUp');
  expect(at()).toBe('v');
  press('ArrowUp');
  expect(at()).toBe('>v');
  expect(press('ArrowUp')).toBe(false);
  press('ArrowDown', 'ArrowDown');
  expect(at()).toBe('30');
});

describe('keys are the page’s', () => {
  test('where one cannot move', () => {
    active = false;
    expect(press('ArrowUp')).toBe(false);
    expect(at()).toBe('');
  });

  test('where somebody types, and together with others', () => {
    const typed = new KeyboardEvent('keydown', { key: 'e', bubbles: true });
    document.querySelector('input')!.addEventListener('keydown', (event) => keys.press(event));
    document.querySelector('input')!.dispatchEvent(typed);
    keys.press(new KeyboardEvent('keydown', { key: 'e', ctrlKey: true }));
    expect(heard).not.toHaveBeenCalled();
  });
});
