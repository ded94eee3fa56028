// A bot's name for people: a specification such as `master:ms=100` is one of the house's characters.
import { says, t } from './language.svelte';

export function botName(specification: string): string {
  const name = specification.split(':')[0] ?? '';
  return says(`bot-${name}`) ? t(`bot-${name}`) : specification;
}

export function botDoes(name: string): string {
  return says(`house-bot-${name}`) ? t(`house-bot-${name}`) : '';
}
