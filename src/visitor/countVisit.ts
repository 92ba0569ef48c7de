import { COUNTERS_KEY, COUNTERS_VERSION } from './countersKey.ts';
import { type KeptVisits, readVisits } from './readVisits.ts';
import { SESSION_KEY } from './sessionStart.ts';

/**
 * Counts a page view, and a session unless this one is counted. It comes with the loader, ahead of all that popups need, so it
 * only adds: what stands there is looked at when it is judged. Never throws.
 */
export function countVisit(): void {
  const kept = readVisits();
  // Of a newer version: not ours to overwrite.
  if ((kept.v as number) > COUNTERS_VERSION) return;
  kept.v = COUNTERS_VERSION;
  add(kept, 'pageViews');
  try {
    if (!sessionStorage.getItem(SESSION_KEY)) {
      sessionStorage.setItem(SESSION_KEY, String(Date.now()));
      add(kept, 'sessions');
    }
  } catch {
    // Without a mark that stays, every page would be a session.
  }
  try {
    localStorage.setItem(COUNTERS_KEY, JSON.stringify(kept));
  } catch {
    // Full or blocked: to popups each page is the visitor's first.
  }
}

function add(kept: KeptVisits, name: 'pageViews' | 'sessions'): void {
  // By bits, since anything can stand there.
  kept[name] = ((kept[name] as number) | 0) + 1;
}
