import type { FirstTouch } from '../contract';

export default [
  { say: 'first-bluff-cup', touch: '[data-cup]' },
  { say: 'first-bluff-answer', touch: '[data-move="ok"], [data-move="bluff"]' },
  { say: 'first-bluff-number', touch: '.may[data-number]' },
] satisfies FirstTouch[];
