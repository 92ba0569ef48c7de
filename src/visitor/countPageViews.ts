import { countVisit } from './countVisit.ts';

/**
 * Counts page views for popups, also when restored from the back/forward cache (spec). Only on a site with any
 * popup: the root element's `data-popups` says so, whether or not one may open here.
 */
export function countPageViews(): void {
  if (!document.querySelector('html[data-popups]')) return;
  countVisit();
  // Before the popups are evaluated for that view.
  addEventListener('pageshow', ({ persisted }) => persisted && countVisit(), true);
}
