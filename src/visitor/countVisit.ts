import { COUNTERS_KEY, COUNTERS_VERSION } from './countersKey.ts';
import { type KeptVisits, readVisits } from './readVisits.ts';
import { SESSION_KEY } from './sessionStart.ts';

/**
 * Counts a page view, and a session unless already counted. Part of the loader, before the popups' script, so it only increments: values are
 * validated when they are read. Never throws.
 */
export function countVisit(): void {
  const kept = readVisits();
  // Written by a newer version: not overwritten.
  if ((kept.v as number) > COUNTERS_VERSION) return;
  kept.v = COUNTERS_VERSION;
  add(kept, 'pageViews');
  try {
    if (!sessionStorage.getItem(SESSION_KEY)) {
      sessionStorage.setItem(SESSION_KEY, String(Date.now()));
      add(kept, 'sessions');
    }
  } catch {
    // Without sessionStorage, every page would count as a session.
  }
  try {
    localStorage.setItem(COUNTERS_KEY, JSON.stringify(kept));
  } catch {
    // Full or blocked: popups see a first page each time.
  }
}

function add(kept: KeptVisits, name: 'pageViews' | 'sessions'): void {
  // Bitwise, since the stored value can be anything.
  kept[name] = ((kept[name] as number) | 0) + 1;
}
