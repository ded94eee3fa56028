// A verdict in one line: whether one has won, and which side did.
import type { JoeView } from '../../../net/wire';
import { listed, t } from '../../../state/language.svelte';
import { said, scenarios } from '../printed';
import { mineOf } from './verdict';

export function verdictTold(view: JoeView, winners: string[], seat: number | null): string {
  const sides = scenarios[view.scenario]?.sides ?? [];
  const names = sides.filter(({ id }) => winners.includes(id)).map(({ name }) => said(name));
  return t('joe-room-verdict', {
    mine: mineOf(view, winners, seat),
    sides: listed(names) || 'none',
    count: names.length,
  });
}
