// All that playing before a camera takes, with its sentences: loaded when somebody wants it, and not before.
import words from 'virtual:words/jane-camera';
import { bringWords } from '../../../state/language.svelte';

export { default as Stage } from './Stage.svelte';

/** Fetch what the page says about it. */
export const loadCameraWords = (): Promise<void> => bringWords('jane-camera', words);
