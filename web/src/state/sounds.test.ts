import { beforeEach, expect, test, vi } from 'vitest';
import { loudspeaker } from './loudspeaker';
import { settings } from './settings.svelte';
import { play, shake } from './sounds';

vi.mock('./loudspeaker', () => ({ loudspeaker: vi.fn() }));

const heard: number[] = [];
const vibrate = vi.fn<(pattern: number | number[]) => boolean>();
/** A part of an audio device. */
function part(): object {
  const value = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn() };
  return { frequency: value, gain: value, connect: (other: unknown) => other, start: vi.fn(), stop: vi.fn() };
}

beforeEach(() => {
  heard.length = 0;
  vibrate.mockClear();
  Object.assign(settings, { sound: true, haptics: true });
  vi.mocked(loudspeaker).mockReturnValue({ currentTime: 0 } as AudioContext);
  vi.stubGlobal('OscillatorNode', function OscillatorNode(_: unknown, { frequency }: { frequency: number }) {
    heard.push(frequency);
    return part();
  });
  vi.stubGlobal('GainNode', function GainNode() {
    return part();
  });
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true });
});

test('a sound is its notes', () => {
  play('jump');
  expect(heard).toEqual([260, 520]);
});

test('it is silent before the first gesture, and for who wants silence', () => {
  vi.mocked(loudspeaker).mockReturnValue(null);
  play('jump');
  vi.mocked(loudspeaker).mockReturnValue({ currentTime: 0 } as AudioContext);
  settings.sound = false;
  play('jump');
  expect(heard).toEqual([]);
});

test('who looks at another page is only called back', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  play('jump');
  expect(heard).toEqual([]);
  play('turn');
  expect(heard).toEqual([440, 587]);
});

test('a phone shakes for who has touched it and wants that', () => {
  shake([20, 40, 20]);
  expect(vibrate).toHaveBeenCalledWith([20, 40, 20]);
  settings.haptics = false;
  shake();
  expect(vibrate).toHaveBeenCalledOnce();
});
