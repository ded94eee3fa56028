import type { FirstTouch } from '../contract';

export default [
  { say: 'first-joe-begin', touch: '[data-move^="place "], [data-zone]' },
  { say: 'first-joe-act', touch: '[data-move]:not([data-move^="place "]), [data-zone]' },
] satisfies FirstTouch[];
