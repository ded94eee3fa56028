// Whether hands play before the camera. Everything that this takes is loaded when somebody wants it, and not before.
import type { Component } from 'svelte';
import type { Reach } from './play.svelte';

interface StageProps {
  reach: Reach;
  playing: boolean;
  off: () => void;
}

export class CameraSwitch {
  Stage = $state.raw<Component<StageProps> | null>(null);
  /** How long a picture takes to be read, once the camera has moved a digit in this round; null before. */
  lag: number | null = null;

  async on(): Promise<void> {
    this.Stage = (await import('./Stage.svelte')).default;
  }

  off(): void {
    this.Stage = null;
    this.lag = null;
  }
}
