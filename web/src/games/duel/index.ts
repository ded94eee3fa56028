// The Game: Le Duel, on the page.
import type { DuelEvent, DuelView } from '../../net/wire';
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import { examples } from './examples';
import Summary from './Summary.svelte';
import { ends, tell } from './tell';
import { tutorial } from './tutorial';

const duel: GameModule<DuelView, DuelEvent> = {
  Board,
  Summary,
  tutorial,
  tell,
  examples,
  ends,
  marksLessons: true,
  wantsHeight: true,
};

export default duel;
