import type { FirstTouch } from '../contract';

export default [
  { say: 'first-duel-card', touch: '[data-card]' },
  { say: 'first-duel-pile', touch: '[data-pile]' },
  { say: 'first-duel-turn', touch: '[aria-keyshortcuts="E"]', mark: '[aria-keyshortcuts="E"][aria-disabled="false"]' },
] satisfies FirstTouch[];
