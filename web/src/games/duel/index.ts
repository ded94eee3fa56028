import type { GameModule } from '../contract';
import Board from './Board.svelte';
import type { DuelEvent, DuelView } from './types';

const duel: Pick<GameModule<DuelView, DuelEvent>, 'Board'> = { Board };
export default duel;
