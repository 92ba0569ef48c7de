import { changeCounters } from './popupCounters.ts';

/** Marks a browser session, in sessionStorage: when it began, epoch ms. */
export const SESSION_KEY = 'rihla-session';

/** Counts a page view, and a session unless this one is counted. Returns when the session began, epoch ms. Never throws. */
export function countVisit(): number {
  let start = Date.now();
  let isNew = false;
  try {
    const marked = sessionStorage.getItem(SESSION_KEY);
    if (marked === null) sessionStorage.setItem(SESSION_KEY, String(start));
    isNew = marked === null;
    // Nobody's session begins in the future.
    start = Math.min(Number(marked ?? start) || start, start);
  } catch {
    // Without a mark that stays, every page would be a session.
  }
  changeCounters((counters) => {
    counters.pageViews++;
    counters.sessions = isNew ? counters.sessions + 1 : counters.sessions || 1;
  });
  return start;
}
