/** Effects without a component; gives back how to stop them. They have run once by then. */
import { flushSync } from 'svelte';

/** What follows from a change, now. */
export { flushSync };

export function effectRoot(does: () => void): () => void {
  const stop = $effect.root(does);
  flushSync();
  return stop;
}
