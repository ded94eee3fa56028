// The loudspeaker is silent until the first gesture, as browsers want it; whoever makes sounds comes later.
let context: AudioContext | null = null;

/** Wake the loudspeaker at the first gesture. */
export function listenForGesture(): void {
  const wake = (): void => {
    context ??= new AudioContext();
    void context.resume();
  };
  for (const kind of ['pointerdown', 'keydown']) window.addEventListener(kind, wake, { once: true });
}

/** Where sounds are made; null before the first gesture. */
export const loudspeaker = (): AudioContext | null => context;
