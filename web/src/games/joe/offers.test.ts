import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { JoeChance, JoeView } from '../../net/wire';
import { withWords } from '../../tests/words';
import { Choice } from './choice.svelte';
import {
  explodes,
  GIVE_UP,
  hitBy,
  moveInWords,
  readOffer,
  readOffers,
  trades,
  woundChance,
  type Offer,
} from './offers';

beforeAll(() => withWords('table', 'joe'));

const view = (more: Partial<JoeView> = {}): JoeView =>
  ({ chances: [], characters: [{ name: 'slim', zone: 'SA3', status: 'playing' }], ...more }) as unknown as JoeView;

describe('a move', () => {
  test.each([
    ['go WN4', 'go', 'go', { zone: 'WN4' }],
    ['drag WN4', 'drag', 'go', { zone: 'WN4' }],
    ['place WN4', 'place', 'go', { zone: 'WN4' }],
    ['throw dynamite SA3', 'throw', 'fight', { zone: 'SA3', thing: 'dynamite' }],
    ['throw dynamite slim', 'bomb', 'fight', { target: 'slim', thing: 'dynamite' }],
    ['throw knife slim', 'hurl', 'fight', { target: 'slim', thing: 'knife' }],
    ['shoot colt slim', 'shoot', 'fight', { target: 'slim', thing: 'colt' }],
    ['stab slim', 'stab', 'fight', { target: 'slim' }],
    ['give colt slim', 'give', 'gear', { target: 'slim', thing: 'colt' }],
    ['reload colt', 'reload', 'gear', { thing: 'colt' }],
    ['drink', 'word', 'gear', { thing: 'drink' }],
    ['end turn', 'word', 'wait', { thing: 'end-turn' }],
    ['cede slim', 'cede', 'wait', { target: 'slim' }],
  ])('%s is: %s, to %s', (text, kind, group, more) => {
    expect(readOffer(text)).toEqual({
      text,
      kind,
      group,
      zone: null,
      target: null,
      thing: null,
      chance: null,
      ...more,
    });
  });

  test('is told with the chance that the house gives it', () => {
    const chance = { move: 'shoot colt slim', cards: 20, light: 5, serious: 3 } as JoeChance;
    expect(readOffer('shoot colt slim', [chance]).chance).toBe(chance);
    expect(woundChance(chance)).toBe(40);
    expect(woundChance({ ...chance, cards: 0 })).toBe(0);
  });

  test('that gives up is offered apart from all else', () => {
    expect(readOffers([GIVE_UP, 'go WN4'], view()).map(({ text }) => text)).toEqual(['go WN4']);
  });

  test('that throws dynamite at somebody falls where they stand', () => {
    expect(readOffers(['throw dynamite slim'], view())[0]).toMatchObject({ kind: 'bomb', zone: 'SA3' });
  });

  test('is told in words', () => {
    expect(moveInWords('shoot colt slim', '9.1')).toContain('Slim');
  });
});

test('what explodes, what trades, whom it hits', () => {
  const kinds = ['throw dynamite SA3', 'throw dynamite slim', 'throw knife slim', 'take colt slim', 'go WN4'].map(
    (text) => readOffer(text),
  );
  expect(kinds.map(explodes)).toEqual([true, true, false, false, false]);
  expect(kinds.map(trades)).toEqual([false, false, false, true, false]);
  const people = [
    { name: 'slim', zone: 'SA3', status: 'playing' },
    { name: 'luke', zone: 'SA3', status: 'dead' },
    { name: 'ted', zone: null, status: 'playing' },
  ] as JoeView['characters'];
  expect(hitBy(view({ characters: people }), ['SA3']).map(({ name }) => name)).toEqual(['slim']);
});

describe('a choice', () => {
  let legal: string[];
  let question: string;
  let choice: Choice;
  beforeEach(() => {
    legal = [
      'go WN4',
      'shoot colt slim',
      'throw dynamite slim',
      'throw dynamite SA3',
      'throw dynamite PO2',
      'reload colt',
    ];
    question = 'turn ted';
    choice = new Choice(
      () => readOffers(legal, view()),
      () => question,
    );
  });
  const offer = (text: string): Offer => readOffers([text], view())[0]!;

  test('begins with the first group there is, and keeps the one that was opened', () => {
    expect([choice.groups, choice.open]).toEqual([['go', 'fight', 'gear'], 'go']);
    choice.group = 'gear';
    expect(choice.open).toBe('gear');
    legal = ['go WN4'];
    expect(choice.open).toBe('go'); // nothing is left there
  });

  test('is forgotten with its question', () => {
    choice.group = 'fight';
    choice.aim = offer('throw dynamite SA3');
    expect(choice.aim?.zone).toBe('SA3');
    question = 'turn luke';
    expect([choice.group, choice.aim, choice.open]).toEqual([null, null, 'go']);
  });

  test('of who reacts to an enemy is a fight first', () => {
    legal = ['pass', 'shoot colt slim', 'go WN4'];
    expect(choice.open).toBe('fight');
  });

  test.each([
    ['go', ['go WN4'], false, 'go'],
    ['place', ['place WN4', 'go WN4'], false, 'place'],
    ['drag', ['drag WN4', 'go WN4'], true, 'drag'],
    ['go, with nobody to drag', ['go WN4'], true, 'go'],
  ] as const)('on the map means %s', (_, moves, dragging, mode) => {
    legal = [...moves];
    choice.dragging = dragging;
    expect(choice.mode).toBe(mode);
    expect(choice.zones.map(({ zone }) => zone)).toEqual(['WN4']);
  });

  test('in a fight is where dynamite flies: at somebody, or where nobody is', () => {
    choice.group = 'fight';
    expect(choice.mode).toBe('throw');
    expect(choice.sticks.map(({ text }) => text)).toEqual(['throw dynamite slim', 'throw dynamite PO2']);
    expect(choice.into('SA3')).toHaveLength(2);
    choice.throwing = true;
    expect(choice.throwing).toBe(true);
    choice.settle();
    expect(choice.throwing).toBe(false);
  });

  test('opens whatever has a move in it', () => {
    legal.push('give colt luke');
    choice.reveal(offer('give colt luke'));
    expect([choice.open, choice.figure]).toEqual(['gear', 'luke']);
    choice.reveal(offer('throw dynamite SA3'));
    expect([choice.open, choice.throwing, choice.figure]).toEqual(['fight', true, null]);
    expect(choice.partners).toEqual(['luke']);
    expect(choice.against('slim').map(({ kind }) => kind)).toEqual(['shoot', 'bomb']);
  });
});
