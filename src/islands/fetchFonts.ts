import { afterLoad } from './triggers/afterLoad.ts';

/** Time after the page has loaded, in ms, so that its last picture is painted and the first tap answered before. */
const DELAY_MS = 1000;

/**
 * Fetches the fonts that this page does without, once it has all it shows, so that the next page finds them in the
 * browser's cache. What the page did preload is not asked for again.
 */
export function fetchFonts(): void {
  afterLoad(() => setTimeout(fetchAll, DELAY_MS));
}

function fetchAll(): void {
  for (const { href, media } of document.querySelectorAll<HTMLLinkElement>('[as=font]')) {
    if (matchMedia(media).matches) continue;
    fetch(href)
      // A body that nobody reads may never arrive whole.
      .then((response) => response.blob())
      // Nothing on this page misses it, and the next one asks again.
      .catch(() => undefined);
  }
}
