// The rules of the games on the screen, by language, fetched when somebody wants to read them.
import { api } from '../net/api';
import type { Rulebook } from '../net/wire';
import { language } from './language.svelte';

let all = $state.raw<Record<string, Rulebook>>({});
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

/** The rulebook of a game; null until it has come. */
export function bookOf(id: string): Rulebook | null {
  const tongue = language();
  const book = all[`${id}/${tongue}`];
  if (!book) void fetchBook(id, tongue);
  return book ?? null;
}

/** The text of a rule. */
export function ruleText(rule: string): string {
  const chapters = game ? bookOf(game)?.chapters : [];
  return chapters?.find(({ rules }) => rule in rules)?.rules[rule] ?? '';
}
