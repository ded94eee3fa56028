// Bluff You!, on the page.
import type { BluffEvent, BluffView } from '../../net/wire';
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import { examples } from './examples';
import { lasts } from './scene.svelte';
import Standings from './Standings.svelte';
import Summary from './Summary.svelte';
import { moveInWords, tell, why } from './tell';
import { tutorial } from './tutorial';

const bluff: GameModule<BluffView, BluffEvent> = {
  Board,
  Summary,
  Verdict: Standings,
  tutorial,
  tell,
  examples,
  lasts,
  coach: {
    figures: {
      dice: 'chance',
      history: 'chance',
      break_even: 'chance',
      stake: 'count',
      truth: 'gain',
      lie: 'gain',
      doublet: 'gain',
      believed: 'chance',
    },
    move: moveInWords,
    why,
  },
  marksLessons: true,
  wantsHeight: true,
  secret: (view) => view.dice !== null && !view.shown,
};

export default bluff;
