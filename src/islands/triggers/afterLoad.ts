/** Calls `start` when the page has loaded with all that it shows, at once where it has. */
export function afterLoad(start: () => void): void {
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
