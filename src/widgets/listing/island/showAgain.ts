import { pageAddress } from '../../../shared/listings/listingAddress.ts';
import { requestListing } from './requestListing.ts';
import { showAnswer } from './showAnswer.ts';
import type { ShownPages } from './shownPages.ts';

interface Again extends ShownPages {
  listing: HTMLElement;
  widgetId: string;
  /** Path and query of the first shown page. */
  address: string;
  /** Number of that page, from 1. */
  from: number;
}

/** Events of manual scrolling. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * Restores the pages after the first, as they were when the visitor left, and then the scroll position, unless the visitor has scrolled. Stops
 * at a page that fails to load.
 */
export async function showAgain(
  { address, from, listing, scroll, to, widgetId }: Again,
  signal: AbortSignal,
): Promise<void> {
  let hasMoved = false;
  const listeners = new AbortController();
  const note = (): void => {
    hasMoved = true;
  };
  for (const type of OWN_MOVES) window.addEventListener(type, note, { signal: listeners.signal, passive: true });
  const last = Math.min(to, Number(listing.dataset.pages) || from);
  const pages = Array.from({ length: Math.max(0, last - from) }, (_, index) => from + 1 + index);
  const answers = pages.map((page) =>
    requestListing({ listing, widgetId, address: pageAddress(page, { address, widgetId }) }, signal),
  );
  for (const asked of answers) {
    const answer = await asked;
    if (!answer || signal.aborted) break;
    showAnswer({ listing, widgetId, answer, isMore: true });
  }
  listeners.abort();
  if (!hasMoved && !signal.aborted) window.scrollTo({ top: scroll, behavior: 'instant' });
}
