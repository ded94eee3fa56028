import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Confirm } from './confirm.svelte';
import { spend, takeDoubles } from './doubleClick';

const clicked = vi.fn();
beforeAll(takeDoubles);
beforeEach(() => {
  clicked.mockReset();
  document.body.innerHTML = '<button id="one"></button><button id="other"></button>';
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => clicked());
  click('one', 1, { time: -100_000 }); // long ago
  clicked.mockReset();
});

/** A click, the so-and-so-many-th as the browser counts. */
function click(id: string, detail = 1, { time = 0, touch = false, x = 0 } = {}): void {
  const init = { bubbles: true, cancelable: true, detail, clientX: x, pointerType: touch ? 'touch' : 'mouse' };
  const event = new PointerEvent('click', init);
  Object.defineProperties(event, { timeStamp: { value: time }, detail: { value: detail }, clientX: { value: x } });
  document.getElementById(id)!.dispatchEvent(event);
}
const key = (name: string, repeat = false): boolean =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, repeat, bubbles: true, cancelable: true }));

describe('the double of a click that did something', () => {
  beforeEach(() => clicked.mockImplementation(() => spend()));

  test('does nothing, whatever lies there by now', () => {
    click('one', 1);
    click('other', 2);
    expect(clicked).toHaveBeenCalledOnce();
  });

  test('by finger is a tap soon after, close by', () => {
    click('one', 1, { touch: true, time: 0 });
    click('other', 1, { touch: true, time: 300, x: 10 });
    expect(clicked).toHaveBeenCalledOnce();
    click('other', 1, { touch: true, time: 800, x: 10 });
    click('one', 1, { touch: true, time: 900, x: 90 });
    expect(clicked).toHaveBeenCalledTimes(3);
  });

  test('by key is a stroke soon after, on the same button', () => {
    click('one', 0, { time: 0 });
    click('one', 0, { time: 200 });
    expect(clicked).toHaveBeenCalledOnce();
    click('other', 0, { time: 300 });
    expect(clicked).toHaveBeenCalledTimes(2);
  });

  test('is none with another key in between', () => {
    click('one', 0, { time: 0 });
    key('Tab');
    click('one', 0, { time: 200 });
    expect(clicked).toHaveBeenCalledTimes(2);
  });
});

test('the double of a click that did nothing counts', () => {
  click('one', 1);
  click('one', 2);
  expect(clicked).toHaveBeenCalledTimes(2);
});

test('Enter that is held down is one stroke', () => {
  expect([key('Enter'), key('Enter', true), key(' ', true)]).toEqual([true, false, true]);
});

test('what cannot be undone is asked about first', () => {
  const does = vi.fn();
  const confirm = new Confirm();
  confirm.press('erase', does);
  expect([confirm.about, does.mock.calls.length]).toEqual(['erase', 0]);
  confirm.press('leave', does); // another question
  expect(confirm.about).toBe('leave');
  confirm.press('leave', does);
  expect([confirm.about, does.mock.calls.length]).toEqual([null, 1]);
});
