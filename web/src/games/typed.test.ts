import { beforeEach, expect, test } from 'vitest';
import { TypedNumber } from './typed';

let taken: number[];
let number: TypedNumber;
beforeEach(() => {
  taken = [];
  number = new TypedNumber((each) => each <= 59 && taken.push(each) > 0);
});

function press(key: string, at: number): boolean {
  const event = new KeyboardEvent('keydown', { key });
  Object.defineProperty(event, 'timeStamp', { value: at });
  return number.press(event);
}

test('digits in quick succession are one number', () => {
  press('1', 1000);
  press('7', 1500);
  expect(taken).toEqual([1, 17]);
});

test('a digit after a while begins a new one', () => {
  press('1', 1000);
  press('7', 2000);
  expect(taken).toEqual([1, 7]);
});

test('what leads to no number begins a new one', () => {
  press('6', 1000);
  press('3', 1100); // there is no 63
  press('4', 1200);
  expect(taken).toEqual([6, 3, 34]);
});

test('another key ends the number, and is not taken', () => {
  press('1', 1000);
  expect(press('Escape', 1100)).toBe(false);
  press('7', 1200);
  expect(taken).toEqual([1, 7]);
});
