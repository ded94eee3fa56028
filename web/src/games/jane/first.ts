import type { FirstTouch } from '../contract';

export default [
  { say: 'first-jane-ready', touch: '.ready button' },
  { say: 'first-jane-bend', touch: '[data-digit]', mark: '.hands' },
  { say: 'first-jane-lock', touch: 'button.lock[aria-disabled="false"]' },
] satisfies FirstTouch[];
