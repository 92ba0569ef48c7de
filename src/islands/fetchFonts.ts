import { afterLoad } from './triggers/afterLoad.ts';

/** Delay after the load event, in ms, so that the last picture is painted and the first tap handled before. */
const DELAY_MS = 1000;

/**
 * Fetches the fonts that this page deferred, after it has loaded, so that the next page finds them in the browser's cache. Preloaded fonts are
 * skipped.
 */
export function fetchFonts(): void {
  afterLoad(() => setTimeout(fetchAll, DELAY_MS));
}

function fetchAll(): void {
  for (const { href, media } of document.querySelectorAll<HTMLLinkElement>('[as=font]')) {
    if (matchMedia(media).matches) continue;
    fetch(href)
      // The body must be read, or it may never arrive completely.
      .then((response) => response.blob())
      // Errors are ignored: this page does not need the fonts, and the next one retries.
      .catch(() => undefined);
  }
}
