import { beforeEach, describe, expect, test } from 'vitest';
import { Choice } from './choice.svelte';
import { readOffers } from './piles';

let legal: string[];
let laid: [text: string, offered: boolean][];
let choice: Choice;

beforeEach(() => {
  legal = ['17^', '17v', '30v', 'end'];
  laid = [];
  choice = new Choice(
    () => readOffers(legal),
    (text, offered) => laid.push([text, offered]),
  );
});

describe('a card first', () => {
  test('then its pile: it is laid', () => {
    choice.takeCard(17);
    expect([choice.shownCard, choice.shownPile]).toEqual([17, null]);
    choice.takePile('^', [17, 30]);
    expect(laid).toEqual([['17^', true]]);
    expect(choice.card).toBeNull();
  });

  test('on a pile where it does not go, the house says why', () => {
    choice.takeCard(30);
    choice.takePile('^', [17, 30]);
    expect(laid).toEqual([['30^', false]]);
  });

  test('again: it is put back', () => {
    choice.takeCard(17);
    choice.takeCard(17);
    expect([choice.card, laid]).toEqual([null, []]);
  });

  test('that goes nowhere is asked about at once', () => {
    choice.takeCard(9);
    expect(laid).toEqual([['9^', false]]);
  });

  test('may be chosen while nothing may be laid', () => {
    legal = [];
    choice.takeCard(9);
    expect([choice.card, laid]).toEqual([9, []]);
  });
});

describe('a pile first', () => {
  test('then its card: it is laid', () => {
    choice.takePile('v', [17, 30]);
    expect([choice.pile, choice.shownPile]).toEqual(['v', 'v']);
    choice.takeCard(30);
    expect(laid).toEqual([['30v', true]]);
  });

  test('again: it is let go', () => {
    choice.takePile('v', [17, 30]);
    choice.takePile('v', [17, 30]);
    expect(choice.pile).toBeNull();
  });

  test('on which nothing goes is asked about with a card of the hand', () => {
    choice.takePile('>^', [17, 30]);
    expect(laid).toEqual([['17>^', false]]);
    choice.takePile('>^', []);
    expect(laid).toHaveLength(1);
  });
});

test('what is looked at is shown, unless something is chosen', () => {
  choice.seenCard = 30;
  choice.seenPile = '^';
  expect([choice.shownCard, choice.shownPile]).toEqual([30, '^']);
  choice.takePile('v', [17]);
  expect([choice.shownCard, choice.shownPile]).toEqual([null, 'v']);
  choice.clear();
  choice.takeCard(17);
  expect([choice.shownCard, choice.shownPile]).toEqual([17, null]);
});

test('offers are asked for by card and pile', () => {
  expect([choice.offered(17, '^'), choice.offered(30, '^'), choice.goesSomewhere(30), choice.goesSomewhere(9)]).toEqual(
    [true, false, true, false],
  );
});
