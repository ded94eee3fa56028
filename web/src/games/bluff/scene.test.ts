import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BluffEvent, BluffView } from '../../net/wire';
import { settings } from '../../state/settings.svelte';
import { play } from '../../state/sounds';
import { lasts, Scene } from './scene.svelte';

vi.mock('../../state/sounds', () => ({ play: vi.fn() }));

const BEFORE = { announced: 12 } as BluffView;
const LIE: BluffEvent[] = [
  { event: 'answered', seat: 1, answer: 'bluff' },
  { event: 'revealed', seat: 0, dice: [1, 2, 3], sum: 6, truth: false },
  { event: 'won', seat: 1, token: 6, points: 2 },
];
const DOUBLET: BluffEvent[] = [{ event: 'doubled', seat: 0, dice: [3, 3, 1], token: 7, points: 1 }];
const sounds = (): string[] => vi.mocked(play).mock.calls.flat();
let scene: Scene;

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(play).mockClear();
  settings.calm = false;
  scene = new Scene();
});
afterEach(() => void vi.useRealTimers());

describe('a reveal', () => {
  test('is played: the answer, the cup, the dice, the verdict, and only then the token moves', () => {
    scene.begin(LIE, BEFORE);
    const acts: string[] = [scene.act];
    for (const time of [700, 550, 800, 850]) {
      expect(scene.held === BEFORE).toBe(true); // as the table was
      vi.advanceTimersByTime(time);
      acts.push(scene.act);
    }
    expect(acts).toEqual(['answer', 'tremble', 'open', 'verdict', 'fly']);
    expect(scene.held).toBeNull();
    expect(sounds()).toEqual(['shake', 'lift', 'bluff', 'coin']);
    vi.advanceTimersByTime(800);
    expect([scene.reveal, scene.last?.roller]).toEqual([null, 0]);
  });

  test('tells what was said and what it came to', () => {
    scene.begin(LIE, BEFORE);
    expect(scene.reveal).toEqual({
      roller: 0,
      dice: [1, 2, 3],
      said: { guesser: 1, value: 12, answer: 'bluff', truth: false, sum: 6 },
      moved: { token: 6, to: 1 },
      missed: null,
    });
  });

  test('of a token that is gone moves none', () => {
    const events: BluffEvent[] = [...LIE.slice(0, 2), { event: 'missed', token: 6 }];
    scene.begin(events, BEFORE);
    expect(scene.reveal).toMatchObject({ moved: null, missed: 6 });
    vi.advanceTimersByTime(3_700);
    expect(sounds()).not.toContain('coin');
  });

  test('can be seen at its end at once', () => {
    scene.begin(LIE, BEFORE);
    scene.end();
    vi.advanceTimersByTime(5_000);
    expect([scene.reveal, scene.held, sounds()]).toEqual([null, null, []]);
    scene.show(LIE, BEFORE);
    expect([scene.act, scene.reveal?.roller, scene.held]).toEqual(['fly', 0, null]);
  });

  test('is not played to who wants fewer movements, but remembered', () => {
    settings.calm = true;
    scene.begin(LIE, BEFORE);
    expect([scene.reveal, scene.last?.roller]).toEqual([null, 0]);
  });
});

test('a doublet is shown without a word', () => {
  scene.begin(DOUBLET, BEFORE);
  expect([scene.act, scene.reveal?.said]).toEqual(['open', null]);
  vi.advanceTimersByTime(1_500);
  expect(scene.reveal).toBeNull();
});

test.each<[BluffEvent[], string[]]>([
  [[{ event: 'rolled', seat: 0, dice: null }], ['shake']],
  [[{ event: 'claimed', seat: 0, target: 1, value: 9 }], ['say']],
  // prettier-ignore
  [[{ event: 'returned', seat: 0, token: 9 }, { event: 'ended', reason: 'cleared' }], ['coin']],
  [[{ event: 'began', seat: 0 }], []],
])('%j sounds like %j', (events, heard) => {
  scene.begin(events, null);
  expect(sounds()).toEqual(heard);
});

test('what takes longest says how long one looks', () => {
  expect(lasts([])).toBe(0);
  expect(lasts([{ event: 'rolled', seat: 0, dice: null }])).toBe(0);
  const [token, said, doublet, reveal] = [
    lasts([{ event: 'gave', seat: 0, target: 1, token: 3, points: 1 }]),
    lasts([{ event: 'claimed', seat: 0, target: 1, value: 9 }]),
    lasts(DOUBLET),
    lasts(LIE),
  ];
  expect([token, said, doublet, reveal]).toEqual([700, 1_000, 1_500, 3_700]);
});
