import type { KeyList } from '../contract';

const keys: KeyList = [
  ['1 2 3 4', 'keys-joe-group'],
  ['E', 'keys-end'],
  ['G', 'keys-joe-briefing'],
  ['W', 'keys-joe-people'],
  ['J', 'keys-joe-jokers'],
  ['D', 'keys-joe-danger'],
  ['N', 'keys-joe-account'],
  ['K M S', 'keys-joe-follow'],
];

export default keys;
