// A bot's name for people: a specification such as `master:ms=100` is one of the house's characters.
import { says, t } from './language.svelte';

export function botName(specification: string): string {
  const name = specification.split(':')[0] ?? '';
  return says(`bot-${name}`) ? t(`bot-${name}`) : specification;
}

export function botDoes(name: string): string {
  return says(`house-bot-${name}`) ? t(`house-bot-${name}`) : '';
}

/** Names to tell seats apart by: the second of two who are called the same has a number. */
export function tellApart(names: string[]): string[] {
  return names.map((name, seat) => {
    const before = names.slice(0, seat).filter((other) => other === name).length;
    return name === '' || before === 0 ? name : `${name} ${before + 1}`;
  });
}
