// Whether hands play before the camera. Everything that this takes is loaded when somebody wants it, and not before.
import type { Component } from 'svelte';
import type { Folded } from '../locks';
import type { Reach } from './play.svelte';
import { isRead } from './reading';

interface StageProps {
  reach: Reach;
  playing: boolean;
  /** Play without it again; null where a match is played before cameras. */
  off: (() => void) | null;
}

export class CameraSwitch {
  Stage = $state.raw<Component<StageProps> | null>(null);
  /** What it has read in this round, and how long a picture takes to be read; null before it has moved a digit. */
  reading: { folded: Folded; lag: number } | null = null;

  async on(): Promise<void> {
    const { Stage, loadCameraWords } = await import('./stage');
    await loadCameraWords();
    this.Stage = Stage;
  }

  off(): void {
    this.Stage = null;
    this.reading = null;
  }

  /** How long a picture takes, if these digits are what the camera has read; else null. */
  lagOf(folded: Folded): number | null {
    return this.reading && isRead(folded, this.reading.folded) ? this.reading.lag : null;
  }
}
