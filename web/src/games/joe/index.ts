// Dynamit Joe, on the page.
import type { JoeEvent, JoeView } from '../../net/wire';
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import Standings from './campaign/Standings.svelte';
import Invitation from './briefing/Invitation.svelte';
import { critic } from './critic';
import { examples } from './examples';
import Summary from './Summary.svelte';
import { tell } from './tell';
import { tutorial } from './tutorial';
import { lasts } from './unfolding';
import Ended from './verdict/Ended.svelte';
import { verdictTold } from './verdict/told';

const joe: GameModule<JoeView, JoeEvent> = {
  Board,
  Summary,
  Standings,
  tutorial,
  marksLessons: true,
  wantsHeight: true,
  tell,
  examples,
  lasts,
  critic,
  Invitation,
  Verdict: Ended,
  verdict: (view, seat) => (view.chapters > 1 ? null : verdictTold(view, view.winners, seat)),
  allies: ({ seat, seat_sides }) =>
    seat_sides.flatMap((side, other) => (seat !== null && other !== seat && side === seat_sides[seat] ? [other] : [])),
};

export default joe;
