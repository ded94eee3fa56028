import { beforeEach, expect, test, vi } from 'vitest';
import { Drag } from './drag.svelte';

const lifted = vi.fn();
const over = vi.fn();
const dropped = vi.fn();
const clicked = vi.fn();
let drag: Drag;
let card: HTMLElement;

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = '<button></button><i data-pile="^"><b></b></i>';
  card = document.querySelector('button')!;
  card.setPointerCapture = vi.fn();
  document.elementFromPoint = (x) => (x > 100 ? document.querySelector('b') : null);
  card.addEventListener('click', clicked);
  drag = new Drag({ lift: lifted, over, drop: dropped });
  drag.handle(17)(card);
});

const point = (kind: string, x: number, y = 0, button = 0): boolean =>
  card.dispatchEvent(new PointerEvent(kind, { clientX: x, clientY: y, button, pointerId: 1 }));

test('a card follows the finger, and is dropped on the pile under it', () => {
  point('pointerdown', 10);
  point('pointermove', 60, 20);
  expect(lifted).toHaveBeenCalledWith(17);
  expect([drag.card, drag.x, drag.y]).toEqual([17, 50, 20]);
  expect(over).toHaveBeenLastCalledWith(null);
  point('pointermove', 150);
  expect(over).toHaveBeenLastCalledWith('^');
  point('pointerup', 150);
  expect(dropped).toHaveBeenCalledWith(17, '^');
  expect([drag.card, drag.dropped]).toEqual([null, 17]);
});

test('a finger that trembles presses', () => {
  point('pointerdown', 10);
  point('pointermove', 14, 3);
  point('pointerup', 14, 3);
  expect(lifted).not.toHaveBeenCalled();
  card.click();
  expect(clicked).toHaveBeenCalledOnce();
});

test('the click that follows a drag chooses nothing', () => {
  point('pointerdown', 10);
  point('pointermove', 150);
  point('pointerup', 150);
  card.click();
  expect(clicked).not.toHaveBeenCalled();
});

test('what the system takes away is dropped nowhere, and another button lifts nothing', () => {
  point('pointerdown', 10);
  point('pointermove', 150);
  point('pointercancel', 150);
  expect(dropped).toHaveBeenCalledWith(17, null);
  vi.clearAllMocks();
  point('pointerdown', 10, 0, 2);
  point('pointermove', 150);
  expect(lifted).not.toHaveBeenCalled();
});
