// The sentences of the page as they are, for tests that ask what is said. English, as nothing else is preferred.
import { loadMoreWords, loadWords } from '../state/language.svelte';

/** Fetch these sentences, and those that every page needs. */
export async function withWords(...words: string[]): Promise<void> {
  await loadWords();
  await loadMoreWords(...words);
}
