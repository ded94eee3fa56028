// Dynamit Joe, on the page.
import type { JoeEvent, JoeView } from '../../net/wire';
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import { lasts } from './drama';
import Poster from './Poster.svelte';
import Summary from './Summary.svelte';
import { tell } from './tell';
import { tutorial } from './tutorial';

const joe: GameModule<JoeView, JoeEvent> = { Board, Summary, Poster, tutorial, tell, examples: {}, lasts };

export default joe;
