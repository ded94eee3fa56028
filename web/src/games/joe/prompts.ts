// What is asked now, in one sentence.
import type { JoeAsked, JoeView } from '../../net/wire';
import { t } from '../../state/language.svelte';
import { nameOf } from './faces';

/** The question of a view: to oneself as a prompt, to others as what is waited for; `trade` was proposed last. */
export function promptOf(
  view: JoeView,
  seat: number | null,
  names: string[],
  mine: boolean,
  trade: JoeAsked | null = null,
): string {
  const { question } = view;
  if (question === null) return t('joe-page-over');
  const person = view.characters.find(({ name }) => name === question.character);
  const values = {
    who: question.character === null ? 'none' : nameOf(question.character),
    other: question.other === null ? 'none' : nameOf(question.other),
    gives: trade?.gives ?? 'none',
    takes: trade?.takes ?? 'none',
  };
  if (mine) return t(`joe-page-ask-${question.kind}`, values);
  const player = person === undefined || person.seat === seat ? 'none' : (names[person.seat] ?? 'none');
  return t('joe-page-wait', { ...values, player });
}
