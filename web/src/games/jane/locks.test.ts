import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Aim } from './aim.svelte';
import { Folds } from './folds.svelte';
import { pressed } from './keys';
import { digitOf, keyLabel, keymap, remap, resetKeys } from './keymap.svelte';
import { differs, lockText, readLock } from './locks';

describe('a lock', () => {
  test.each(['lock L:..... R:.....', 'lock L:T..R. R:....P', 'lock L:TIMRP R:TIMRP'])(
    '%s is read as it is written',
    (text) => {
      expect(lockText(readLock(text)!)).toBe(text);
    },
  );

  test('is nothing else', () => {
    expect(['pass', 'shoot L 1', 'lock L:.... R:.....', 'lock L:X.... R:.....'].map(readLock)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test('that is wrong is compared finger by finger', () => {
    expect(differs('lock L:T..R. R:.....', 'lock L:T.... R:....P')).toEqual([
      { side: 'L', digit: 'R', bent: false },
      { side: 'R', digit: 'P', bent: true },
    ]);
    expect(differs('pass', 'lock L:T.... R:.....')).toEqual([]);
  });
});

describe('digits', () => {
  const moved: [number, number][] = [];
  const folds = (): Folds => new Folds((finger, at) => moved.push([finger, at]));
  beforeEach(() => void (moved.length = 0));

  test('are counted from the left little finger to the right one', () => {
    const hands = folds();
    for (const [side, digit] of [
      ['L', 'P'],
      ['L', 'T'],
      ['R', 'T'],
      ['R', 'P'],
    ] as const)
      hands.toggle(side, digit, 7);
    expect(moved.map(([finger]) => finger)).toEqual([0, 4, 5, 9]);
    expect(hands.text).toBe('lock L:T...P R:T...P');
    hands.toggle('L', 'P', 8);
    hands.open();
    expect(hands.text).toBe('lock L:..... R:.....');
  });

  test('that are bent already are not bent again', () => {
    const hands = folds();
    hands.set('L', 'I', true, 1);
    hands.set('L', 'I', true, 2);
    hands.set('L', 'M', false, 3);
    expect(moved).toEqual([[3, 1]]);
  });
});

describe('a pistol', () => {
  const shots: [string, number][] = [];
  const aim = (...legal: string[]): Aim =>
    new Aim(
      () => legal,
      (text, at) => shots.push([text, at]),
    );
  beforeEach(() => void (shots.length = 0));

  test('is offered for the hands that may shoot', () => {
    expect(aim('shoot L 1', 'shoot L 1 R 2').offered).toEqual(['L', 'LR']);
    expect(aim('pass').offered).toEqual([]);
  });

  test('aims at whom it may, and shoots at one', () => {
    const hand = aim('shoot R 1', 'shoot R 3', 'shoot L 2');
    expect(hand.victims).toEqual([]);
    hand.draw('R');
    expect(hand.victims).toEqual([1, 3]);
    hand.at(3, 500);
    expect(shots).toEqual([['shoot R 3', 500]]);
    expect(hand.drawn).toBeNull();
  });

  test('in each hand wants two victims', () => {
    const hand = aim('shoot L 1 R 2', 'shoot L 1 R 3', 'shoot L 2 R 1');
    hand.draw('LR');
    expect(hand.victims).toEqual([1, 2]);
    hand.at(1, 400);
    expect([shots, hand.victims]).toEqual([[], [2, 3]]);
    hand.at(2, 500);
    expect(shots).toEqual([['shoot L 1 R 2', 500]]);
  });

  test('that is drawn again is lowered', () => {
    const hand = aim('shoot L 1');
    hand.draw('L');
    hand.draw('L');
    expect(hand.drawn).toBeNull();
  });
});

describe('keys', () => {
  const lock = vi.fn();
  const ready = vi.fn();
  let [folds, aim, free] = [new Folds(), new Aim(() => [], vi.fn()), true];
  beforeEach(() => {
    vi.clearAllMocks();
    resetKeys();
    document.body.innerHTML = '<p></p><button></button><input><div class="hands"><button></button></div>';
    [folds, free] = [new Folds(), true];
    aim = new Aim(() => ['shoot L 1', 'shoot L 2'], vi.fn());
  });

  /** Press a key, there; whether the board has taken it. */
  function press(
    code: string,
    { key = code, on = 'p', repeat = false, first = null as (() => void) | null } = {},
  ): boolean {
    const event = new KeyboardEvent('keydown', { code, key, repeat, bubbles: true, cancelable: true });
    const listen = (each: KeyboardEvent): void => pressed(each, folds, aim, { free: () => free, lock, ready: first });
    document.addEventListener('keydown', listen, { once: true, capture: true });
    document.querySelector(on)!.dispatchEvent(event);
    return event.defaultPrevented;
  }

  test('of the home row fold ten digits', () => {
    for (const code of ['KeyA', 'KeyF', 'KeyN', 'Semicolon']) expect(press(code)).toBe(true);
    press('KeyF', { repeat: true });
    expect(folds.text).toBe('lock L:.I..P R:T...P');
  });

  test('lock, once', () => {
    expect([press('Space'), press('Enter', { key: 'Enter' }), press('Space', { repeat: true })]).toEqual([
      true,
      true,
      true,
    ]);
    expect(lock).toHaveBeenCalledTimes(2);
  });

  test('that press a button of the hands are its own', () => {
    expect(press('Space', { on: '.hands button' })).toBe(false);
    expect(press('Space', { on: 'body > button' })).toBe(true);
  });

  test('draw and aim; Escape lowers', () => {
    press('ArrowLeft', { key: 'ArrowLeft' });
    expect(aim.drawn).toBe('L');
    expect(press('ArrowRight', { key: 'ArrowRight' })).toBe(false); // the right hand may not
    press('Escape', { key: 'Escape' });
    expect(aim.drawn).toBeNull();
    press('ArrowLeft', { key: 'ArrowLeft' });
    press('Digit2', { key: '2' });
    expect(aim.drawn).toBeNull(); // it has shot
  });

  test('get ready first, and do nothing else before', () => {
    expect(press('Space', { first: ready })).toBe(true);
    expect([ready.mock.calls.length, lock.mock.calls.length]).toEqual([1, 0]);
    free = false;
    expect(press('KeyF')).toBe(false);
  });

  test('are the page’s where somebody types', () => {
    expect(press('KeyF', { on: 'input' })).toBe(false);
  });

  test('can be chosen, but none for two digits, and none that means something else', () => {
    expect(remap('L', 'I', 'KeyG')).toBeNull();
    expect(digitOf('KeyG')).toEqual({ side: 'L', digit: 'I' });
    expect(digitOf('KeyF')).toBeNull();
    expect(remap('L', 'M', 'KeyG')).toEqual({ side: 'L', digit: 'I' });
    expect(remap('L', 'M', 'Space')).toBe('reserved');
    expect(remap('L', 'I', 'KeyG')).toBeNull(); // its own
    expect(JSON.parse(localStorage.getItem('saloon.jane.keys')!)).toMatchObject({
      L: ['KeyV', 'KeyG', 'KeyD', 'KeyS', 'KeyA'],
    });
    resetKeys();
    expect([keymap.L[1], localStorage.getItem('saloon.jane.keys')]).toEqual(['KeyF', null]);
  });

  test('are called as they are printed', () => {
    expect(['KeyF', 'Semicolon', 'Digit7'].map(keyLabel)).toEqual(['F', ';', '7']);
  });
});
