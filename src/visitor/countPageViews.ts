import { countVisit } from './countVisit.ts';

/**
 * Counts this page's view, and one more each time the browser brings the page back from its memory, on a site that has any
 * popup (spec, section 4, "Visitor counters"): `data-popups` on the root element says so, whether or not one may open here.
 */
export function countPageViews(): void {
  if (!document.querySelector('html[data-popups]')) return;
  countVisit();
  // Ahead of what opens popups on that view.
  addEventListener('pageshow', ({ persisted }) => persisted && countVisit(), true);
}
