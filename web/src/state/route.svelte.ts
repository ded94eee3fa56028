// Where the viewer is: the page's own small router over the browser's history.
/** Where a replay stands belongs to its address, and yet makes no other page of it. */
const pageOf = (path: string): string => path.replace(/^(\/r\/[a-z0-9]+)\/\d+$/, '$1');

export const route = $state({ path: pageOf(location.pathname) });

/** Whether a page is a table, which has a header of its own. */
export const isTable = (path: string): boolean => /^\/(m|r|learn)\//.test(path);

/** How to close the sheets that lie over the page, the uppermost last. */
const laid: (() => void)[] = [];
/** Whether the page itself goes back now, where a sheet was closed by other means than Back. */
let returning = false;

/** Go to another page of the house; what follows a `#` in its address is for that page. */
export function go(path: string): void {
  if (sheetsPassed() > 0) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  route.path = pageOf(location.pathname);
  window.scrollTo(0, 0);
}

/** Go there instead of here: the way back does not lead here again. */
export function goInstead(path: string): void {
  while (laid.length > 0) laid.pop()?.();
  if (sheetsPassed() > 0) {
    window.addEventListener('popstate', () => goInstead(path), { once: true });
    return level();
  }
  history.replaceState(null, '', path);
  route.path = pageOf(path);
}

/** The same page at another place of it: its address says so, and the way back does not. */
export function stand(path: string): void {
  if (pageOf(path) === route.path) history.replaceState(history.state, '', path);
}

/** Lay a sheet over the page, which Back closes; gives back how to say that it is gone. */
export function lay(close: () => void): () => void {
  laid.push(close);
  level();
  return () => {
    const at = laid.indexOf(close);
    if (at >= 0) laid.splice(at, 1);
    queueMicrotask(level); // another sheet may come in its place
  };
}

/** How many sheets the history has passed on the way from the page to here. */
function sheetsPassed(): number {
  const state: unknown = history.state;
  return typeof state === 'number' ? state : 0;
}

/** Each sheet is a step of the history, and no step leads to a sheet that is gone. */
function level(): void {
  const surplus = sheetsPassed() - laid.length;
  if (returning || surplus === 0) return;
  if (surplus < 0) return history.pushState(laid.length, '');
  returning = true;
  history.go(-surplus);
}

function followHistory(): void {
  if (!returning) while (laid.length > sheetsPassed()) laid.pop()?.();
  returning = false;
  route.path = pageOf(location.pathname);
  level();
}

function isOurs(link: HTMLAnchorElement): boolean {
  const plain = link.origin === location.origin && !link.target && !link.hasAttribute('download');
  return plain && !link.pathname.startsWith('/api/');
}

/** Follow the browser's buttons, and links within the house without loading the page anew. */
export function followLinks(): void {
  level(); // a sheet does not outlive the page's being loaded anew
  window.addEventListener('popstate', followHistory);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isOurs(link) || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    if (link.pathname !== location.pathname) go(link.pathname + link.hash);
  });
}
