import { beforeEach, expect, test, vi } from 'vitest';
import { Keys } from './keys';

const reports = {
  number: vi.fn((number: number) => number <= 18),
  turn: vi.fn(() => true),
  say: vi.fn(() => true),
  answer: vi.fn(),
  lift: vi.fn(),
  odds: vi.fn(),
  forget: vi.fn(),
};
let keys: Keys;
beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = '<p></p><a href="#x">rules</a><button data-number="9">9</button>';
  keys = new Keys(reports);
});

/** Press a key, there; whether it was the board's. */
function press(key: string, on = 'p', more: KeyboardEventInit = {}): boolean {
  const element = document.querySelector(on)!;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  element.addEventListener('keydown', (each) => keys.press(each as KeyboardEvent), { once: true });
  element.dispatchEvent(event);
  return event.defaultPrevented;
}

test('each key does what the list of keys says', () => {
  const names = ['1', '6', 'ArrowLeft', 'ArrowRight', 'o', 'B', 'd', 's', 'Escape'];
  expect(names.map((key) => press(key))).toEqual(names.map(() => true));
  expect(reports.number.mock.calls).toEqual([[1], [16]]);
  expect(reports.turn.mock.calls).toEqual([[-1], [1]]);
  expect(reports.answer.mock.calls).toEqual([['ok'], ['bluff']]);
  expect(reports.lift.mock.calls).toEqual([[true]]);
  expect(reports.odds).toHaveBeenCalledOnce();
  expect(reports.forget).toHaveBeenCalledOnce();
  expect(press('x')).toBe(false);
});

test('the cup is down again when its key is', () => {
  keys.release(new KeyboardEvent('keyup', { key: 'D' }));
  keys.release(new KeyboardEvent('keyup', { key: 'x' }));
  expect(reports.lift.mock.calls).toEqual([[false]]);
});

test('Enter says what is meant, once, unless it presses something else', () => {
  expect([press('Enter'), press('Enter', 'button')]).toEqual([true, true]);
  expect([press('Enter', 'a'), press('Enter', 'p', { repeat: true })]).toEqual([false, false]);
  expect(reports.say).toHaveBeenCalledTimes(2);
  reports.say.mockReturnValueOnce(false);
  expect(press('Enter')).toBe(false); // nothing is meant
});
