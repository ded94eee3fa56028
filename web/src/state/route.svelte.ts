// Where the viewer is: the page's own small router over the browser's history.
export const route = $state({ path: location.pathname });

/** Go to another page of the house; what follows a `#` in its address is for that page. */
export function go(path: string): void {
  history.pushState(null, '', path);
  route.path = location.pathname;
  window.scrollTo(0, 0);
}

/** Go there instead of here: the way back does not lead here again. */
export function goInstead(path: string): void {
  history.replaceState(null, '', path);
  route.path = path;
}

function isOurs(link: HTMLAnchorElement): boolean {
  const plain = link.origin === location.origin && !link.target && !link.hasAttribute('download');
  return plain && !link.pathname.startsWith('/api/');
}

/** Follow the browser's buttons, and links within the house without loading the page anew. */
export function followLinks(): void {
  window.addEventListener('popstate', () => (route.path = location.pathname));
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isOurs(link) || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    if (link.pathname !== route.path) go(link.pathname + link.hash);
  });
}
