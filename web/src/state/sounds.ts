// A few sounds, made on the spot: no files.
import { settings } from './settings.svelte';
import { loudspeaker } from './loudspeaker';

/** When it begins, its pitch from and to, how long it lasts (seconds), how loud it is, and its shape. */
type Note = [at: number, from: number, to: number, length: number, loud: number, shape: OscillatorType];

const SOUNDS = {
  card: [[0, 320, 140, 0.07, 0.16, 'triangle']],
  draw: [[0, 220, 300, 0.05, 0.08, 'triangle']],
  jump: [
    [0, 260, 520, 0.12, 0.14, 'triangle'],
    [0.1, 520, 660, 0.14, 0.12, 'triangle'],
  ],
  help: [
    [0, 392, 392, 0.12, 0.12, 'sine'],
    [0.11, 494, 494, 0.18, 0.12, 'sine'],
  ],
  shake: [
    [0, 130, 170, 0.05, 0.1, 'square'],
    [0.08, 170, 120, 0.05, 0.1, 'square'],
    [0.16, 140, 180, 0.05, 0.1, 'square'],
    [0.24, 180, 110, 0.06, 0.1, 'square'],
  ],
  lift: [[0, 180, 420, 0.12, 0.12, 'triangle']],
  say: [
    [0, 262, 294, 0.08, 0.12, 'triangle'],
    [0.09, 294, 262, 0.1, 0.12, 'triangle'],
  ],
  true: [
    [0, 392, 392, 0.1, 0.13, 'triangle'],
    [0.1, 523, 523, 0.24, 0.13, 'triangle'],
  ],
  bluff: [
    [0, 220, 208, 0.14, 0.14, 'sawtooth'],
    [0.14, 165, 139, 0.28, 0.12, 'sawtooth'],
  ],
  coin: [
    [0, 988, 988, 0.06, 0.09, 'sine'],
    [0.06, 1319, 1319, 0.22, 0.09, 'sine'],
  ],
  shot: [
    [0, 900, 60, 0.09, 0.22, 'square'],
    [0, 180, 40, 0.22, 0.2, 'sawtooth'],
  ],
  blast: [
    [0, 120, 30, 0.7, 0.26, 'sawtooth'],
    [0.02, 70, 24, 0.9, 0.26, 'square'],
  ],
  click: [
    [0, 1200, 700, 0.03, 0.1, 'square'],
    [0.07, 900, 500, 0.03, 0.1, 'square'],
  ],
  ouch: [[0, 300, 150, 0.18, 0.16, 'triangle']],
  toll: [
    [0, 220, 218, 0.5, 0.16, 'sine'],
    [0.28, 165, 163, 0.8, 0.16, 'sine'],
  ],
  panic: [
    [0, 520, 700, 0.08, 0.1, 'sawtooth'],
    [0.09, 700, 480, 0.12, 0.1, 'sawtooth'],
  ],
  step: [
    [0, 110, 80, 0.05, 0.1, 'triangle'],
    [0.13, 120, 85, 0.05, 0.1, 'triangle'],
  ],
  end: [[0, 196, 165, 0.14, 0.14, 'sine']],
  turn: [
    [0, 440, 440, 0.12, 0.14, 'sine'],
    [0.13, 587, 587, 0.2, 0.14, 'sine'],
  ],
  hurry: [
    [0, 880, 880, 0.06, 0.12, 'square'],
    [0.16, 880, 880, 0.06, 0.12, 'square'],
  ],
  refused: [[0, 140, 110, 0.16, 0.16, 'square']],
  win: [
    [0, 392, 392, 0.16, 0.16, 'triangle'],
    [0.15, 494, 494, 0.16, 0.16, 'triangle'],
    [0.3, 587, 587, 0.16, 0.16, 'triangle'],
    [0.45, 784, 784, 0.5, 0.18, 'triangle'],
  ],
  lose: [
    [0, 330, 330, 0.2, 0.14, 'sine'],
    [0.2, 262, 247, 0.45, 0.14, 'sine'],
  ],
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof SOUNDS;

/** They call somebody back who looks at another page meanwhile. */
const CALLS: readonly Sound[] = ['turn', 'hurry', 'win', 'lose'];

/** Make a sound, if sounds are wanted. */
export function play(sound: Sound): void {
  const context = loudspeaker();
  if (!context || !settings.sound || (document.hidden && !CALLS.includes(sound))) return;
  const now = context.currentTime;
  for (const [at, from, to, length, loud, shape] of SOUNDS[sound]) {
    const voice = new OscillatorNode(context, { type: shape, frequency: from });
    const volume = new GainNode(context, { gain: 0 });
    const start = now + at;
    voice.frequency.setValueAtTime(from, start);
    voice.frequency.exponentialRampToValueAtTime(to, start + length);
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loud, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, start + length);
    voice.connect(volume).connect(context.destination);
    voice.start(start);
    voice.stop(start + length + 0.02);
  }
}

/** A short shake of the phone, if wanted. */
export function shake(milliseconds: number | number[] = 12): void {
  const touched = navigator.userActivation?.hasBeenActive ?? false;
  if (settings.haptics && touched && 'vibrate' in navigator) navigator.vibrate(milliseconds);
}
