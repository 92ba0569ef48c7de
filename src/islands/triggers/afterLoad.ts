/** Calls `start` after the load event, at once if the page has loaded already. */
export function afterLoad(start: () => void): void {
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
