import type { FirstTouch } from '../contract';

export default [
  { say: 'first-bluff-cup', touch: '[data-stage="choose"] [data-cup]' },
  { say: 'first-bluff-answer', touch: '[data-move="ok"], [data-move="bluff"]' },
  { say: 'first-bluff-number', touch: '[data-stage="choose"] .may[data-number]' },
] satisfies FirstTouch[];
