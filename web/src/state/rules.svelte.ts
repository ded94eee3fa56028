// The rules of the games on the screen, by language, fetched when somebody wants to read them.
import { api } from '../net/api';
import { language } from './language.svelte';

type Rules = Record<string, string>;

let all = $state.raw<Record<string, Rules>>({});
let game = $state('');
const asked = new Set<string>();

/** The game whose rules a refusal means. */
export function readRulesOf(id: string): void {
  game = id;
}

async function fetchBook(id: string, tongue: string): Promise<void> {
  const key = `${id}/${tongue}`;
  if (asked.has(key)) return;
  asked.add(key);
  try {
    all = { ...all, [key]: await api.rules(id, tongue) };
  } catch {
    asked.delete(key); // whoever looks again asks again
  }
}

/** The rules of a game, in the order of its rulebook; empty until they have come. */
export function rulesOf(id: string): Rules {
  const tongue = language();
  const book = all[`${id}/${tongue}`];
  if (!book) void fetchBook(id, tongue);
  return book ?? {};
}

/** The text of a rule. */
export function ruleText(rule: string): string {
  return game ? (rulesOf(game)[rule] ?? '') : '';
}
