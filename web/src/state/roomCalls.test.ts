import { describe, expect, test } from 'vitest';
import { match, person, room } from '../tests/rooms';
import { answerTo } from './roomCalls';

const called = match({ match: 'm2', seats: [person(1), person(2)] });

describe('everybody is called to a match', () => {
  test.each([
    ['who has a seat and waits in the room goes', 1, '', false, 'go'],
    ['who has a seat and reads how another match ended goes soon', 1, 'm1', false, 'soon'],
    ['who has a seat and plays another match is asked', 1, 'm1', true, 'ask'],
    ['who has no seat and waits in the room goes and looks on', 3, '', false, 'go'],
    ['who looks on elsewhere goes soon', 3, 'm1', false, 'soon'],
    ['who plays elsewhere is left alone', 3, 'm1', true, null],
    ['who is there already stays', 1, 'm2', false, null],
    ['who sits out stays', 4, '', false, null],
    ['a stranger stays at the door', null, '', false, null],
  ] as const)('%s', (_, you, at, busy, answer) => {
    expect(answerTo(called, at, room({ you }), busy)).toBe(answer);
  });

  test('nobody is led to where nobody may look on', () => {
    expect(answerTo({ ...called, spectators: false }, '', room({ you: 3 }), false)).toBeNull();
    expect(answerTo({ ...called, spectators: false }, '', room({ you: 2 }), false)).toBe('go');
  });

  test('who sits out and has a seat all the same goes', () => {
    expect(answerTo(match({ match: 'm2', seats: [person(4)] }), '', room({ you: 4 }), false)).toBe('go');
  });
});
