// As soon as the house can be reached again, the page that was wanted comes by itself.
const back = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    () => location.reload(),
    () => undefined,
  );
addEventListener('online', back);
setInterval(back, 5000);
