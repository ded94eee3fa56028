import type { KeyList } from '../contract';

const keys: KeyList = [
  ['A S D F V', 'keys-jane-left'],
  ['N J K L ;', 'keys-jane-right'],
  ['Space', 'keys-jane-lock'],
  ['Enter', 'keys-jane-ready'],
  ['← ↑ →', 'keys-jane-draw'],
  ['1 … 9', 'keys-jane-victim'],
];

export default keys;
