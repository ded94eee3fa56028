import type { KeyList } from '../contract';

const keys: KeyList = [
  ['D', 'keys-bluff-dice'],
  ['1 2', 'keys-bluff-number'],
  ['← →', 'keys-bluff-target'],
  ['Enter', 'keys-bluff-say'],
  ['O', 'keys-bluff-ok'],
  ['B', 'keys-bluff-bluff'],
  ['S', 'keys-bluff-odds'],
];

export default keys;
