// A house that was upgraded while this page was open has another page by now: ours speaks of yesterday, and what it would
// still fetch of itself is gone.
const OURS = new URL(document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? location.href)
  .pathname;

/** Fetch the page anew if the house has another one; whoever cannot reach the house keeps what is there. */
export async function keepUp(): Promise<void> {
  const answer = await fetch('/', { cache: 'no-store' }).catch(() => null);
  const page = answer?.ok ? await answer.text().catch(() => null) : null;
  // Only a page of the house has a module: a proxy's excuse for a house that is closed does not.
  if (page?.includes('type="module"') && !page.includes(OURS)) location.reload();
}
