import type { GameModule } from '../contract';
import Board from './Board.svelte';
import type { DuelEvent, DuelView } from '../../net/wire';

const duel: Pick<GameModule<DuelView, DuelEvent>, 'Board'> = { Board };
export default duel;
