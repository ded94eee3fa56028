// All that playing before a camera takes, with its sentences: loaded when somebody wants it, and not before.
import { bringWords } from '../../../state/language.svelte';

export { default as Stage } from './Stage.svelte';

const files = import.meta.glob<string>('../../../../../src/saloon/locales/*/jane-camera.ftl', {
  query: '?raw',
  import: 'default',
});

/** Fetch what the page says about it. */
export const loadCameraWords = (): Promise<void> => bringWords('jane-camera', files);
