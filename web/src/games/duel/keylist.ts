import type { KeyList } from '../contract';

const keys: KeyList = [
  ['1 2 3', 'keys-card'],
  ['E', 'keys-end'],
];

export default keys;
