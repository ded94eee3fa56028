// Dexterity Jane, on the page.
import type { JaneEvent, JaneView } from '../../net/wire';
import type { GameModule } from '../contract';
import { examples } from './examples';
import Podium from './Podium.svelte';
import Summary from './Summary.svelte';
import { lasts } from './steps';
import Board from './Surface.svelte';
import { tell } from './tell';
import { tutorial } from './tutorial';

const jane: GameModule<JaneView, JaneEvent> = {
  Board,
  Summary,
  Verdict: Podium,
  tutorial,
  easy: { variant: 'simplified' }, // DJ-35: both rulebooks have people begin with it
  tell,
  examples,
  lasts,
  namesPeople: true,
};

export default jane;
