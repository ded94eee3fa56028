// A bot's name for people: a specification such as `master:ms=100` is one of the house's characters.
import { says, t } from './language.svelte';

const idOf = (specification: string): string => `bot-${specification.split(':')[0] ?? ''}`;

export function isBot(specification: string): boolean {
  return says(idOf(specification));
}

export function botName(specification: string): string {
  return isBot(specification) ? t(idOf(specification)) : specification;
}

export function botDoes(name: string): string {
  return says(`house-bot-${name}`) ? t(`house-bot-${name}`) : '';
}
