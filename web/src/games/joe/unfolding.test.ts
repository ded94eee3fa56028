import { describe, expect, test } from 'vitest';
import type { JoeEvent, JoeView } from '../../net/wire';
import { sinceOwnTurn } from './account';
import { causeOf } from './cause';
import type { Figure } from './figures';
import { figuresAlong, figuresAt, lasts, startsOf } from './unfolding';

const walked = (character: string, zone: string, drags: string | null = null): JoeEvent => ({
  event: 'walked',
  character,
  zone,
  drags,
});
const shot: JoeEvent = {
  event: 'attacked',
  character: 'Ted',
  weapon: 'colt',
  target: 'Slim',
  level: 'easy',
  way: 'shoot',
};
const wounded = (total: number): JoeEvent => ({ event: 'wounded', character: 'Slim', wounds: 1, total });
const died = { event: 'died', character: 'Slim' } as JoeEvent;
const escaped: JoeEvent = { event: 'escaped', character: 'Slim', gold: 1 };
const figure = (name: string, zone: string, more: Partial<Figure> = {}): Figure => ({
  name,
  zone,
  side: 0,
  dead: false,
  wounds: 0,
  ...more,
});

describe('one thing after the other', () => {
  test('what follows from an attack begins once it has arrived', () => {
    const starts = startsOf([shot, wounded(1), died]);
    expect(starts[0]).toBe(0);
    expect(starts[1]).toBeGreaterThan(0);
    expect(starts[2]).toBeGreaterThan(starts[1]!);
  });

  test('one looks at all of it, and a little longer, but not for ever', () => {
    expect(lasts([{ event: 'round', number: 2 }])).toBe(0);
    expect(lasts([shot])).toBe(startsOf([shot, died])[1]! + 500);
    expect(lasts(Array.from({ length: 50 }, () => shot))).toBe(6_000);
  });
});

describe('everybody as far as it was told', () => {
  const before = [figure('ted', 'A1'), figure('slim', 'B2')];
  const events = [walked('Ted', 'A2'), shot, wounded(1), died];
  const now = [figure('ted', 'A2'), figure('slim', 'B2', { dead: true, wounds: 1 })];

  test('nobody dies before the shot', () => {
    const course = [0, 1, 2, 3, 4].map((told) => figuresAt(before, now, events, told));
    expect(course.map(([ted]) => ted?.zone)).toEqual(['A1', 'A2', 'A2', 'A2', 'A2']);
    expect(course.map(([, slim]) => [slim?.wounds, slim?.dead])).toEqual([
      [0, false],
      [0, false],
      [0, false],
      [1, false],
      [1, true],
    ]);
  });

  test('who is dragged comes along, and who has escaped is gone', () => {
    expect(figuresAlong(before, [walked('Ted', 'A2', 'Slim')], 1).map(({ zone }) => zone)).toEqual(['A2', 'A2']);
    expect(figuresAlong(before, [escaped], 1).map(({ name }) => name)).toEqual(['ted']);
    expect(figuresAt(before, [figure('ted', 'A1')], [escaped, shot], 0).map(({ name }) => name)).toEqual([
      'ted',
      'slim',
    ]);
  });

  test('after a jump only the end is known', () => {
    const elsewhere = [figure('ted', 'Z9'), figure('slim', 'B2', { wounds: 2 })];
    expect(figuresAt(before, elsewhere, [shot], 0)).toEqual(elsewhere);
  });
});

describe('an account', () => {
  const turn = (character: string): JoeEvent[] => [
    { event: 'activated', character, points: 3 },
    walked(character, 'A2'),
    { event: 'rested', character },
  ];
  const events = [...turn('Ted'), ...turn('Slim'), ...turn('Luke')];

  test('goes from the end of one’s own last turn to now', () => {
    expect(sinceOwnTurn(events, ['ted'], null)).toEqual(events.slice(3));
    expect(sinceOwnTurn(events, ['luke'], null)).toEqual([]);
  });

  test('ends where one’s own turn has begun', () => {
    expect(sinceOwnTurn([...events, ...turn('Ted').slice(0, 2)], ['ted'], 'ted')).toEqual(events.slice(3));
  });

  test('is of this scenario', () => {
    const opened = { event: 'opened', number: 2 } as JoeEvent;
    expect(sinceOwnTurn([...events, opened, shot], ['ted'], null)).toEqual([shot]);
  });
});

test('what one is asked to react to is the last deed of whoever did it', () => {
  const question = (kind: string, other: string | null): Pick<JoeView, 'question'> =>
    ({ question: { kind, other } }) as unknown as Pick<JoeView, 'question'>;
  const events = [walked('Ted', 'A2'), walked('Slim', 'B1'), wounded(1)];
  expect(causeOf(events, question('react', 'ted'))).toEqual([events[0]]);
  expect(causeOf(events, question('react', null))).toEqual([events[1]]);
  expect(causeOf(events, question('turn', 'ted'))).toEqual([]);
  expect(causeOf(events, { question: null })).toEqual([]);
});
