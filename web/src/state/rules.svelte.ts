// The rules of the games on the screen, by language, fetched when somebody wants to read them.
import { api } from '../net/api';
import { language } from './language.svelte';

type Rules = Record<string, string>;

let all = $state.raw<Record<string, Rules>>({});
let game = $state('');

/** The game whose rules a refusal means. */
export function readRulesOf(id: string): void {
  game = id;
}

function fetchBook(key: string): void {
  const [id = '', tongue = ''] = key.split('/');
  all = { ...all, [key]: {} };
  api.rules(id, tongue).then(
    (rules) => (all = { ...all, [key]: rules }),
    () => setTimeout(() => delete all[key], 5_000),
  );
}

/** The rules of a game, in the order of its rulebook; empty until they have come. */
export function rulesOf(id: string): Rules {
  const key = `${id}/${language()}`;
  const book = all[key];
  if (!book) queueMicrotask(() => all[key] ?? fetchBook(key));
  return book ?? {};
}

/** The text of a rule. */
export function ruleText(rule: string): string {
  return game ? (rulesOf(game)[rule] ?? '') : '';
}
