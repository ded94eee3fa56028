/** Go to the rule that a link names. Not by the browser: a step of its history would close the sheet it lies on. */
export function followRule(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement)) return;
  const rule = document.getElementById(link.hash.slice(1));
  if (!rule) return;
  event.preventDefault();
  rule.scrollIntoView({ block: 'center' });
  rule.focus({ preventScroll: true });
}
