import { COUNTERS_KEY, COUNTERS_VERSION } from './countersKey.ts';
import { type KeptVisits, readVisits } from './readVisits.ts';
import { SESSION_KEY } from './sessionStart.ts';

/**
 * Counts a page view, and a session unless already counted. Part of the loader, before the popups' script, so it only increments: values are
 * validated when they are read. Never throws.
 */
export function countVisit(): void {
  const counters = readVisits();
  // Written by a newer version: not overwritten.
  if ((counters.v as number) > COUNTERS_VERSION) return;
  counters.v = COUNTERS_VERSION;
  add(counters, 'pageViews');
  try {
    if (!sessionStorage.getItem(SESSION_KEY)) {
      sessionStorage.setItem(SESSION_KEY, String(Date.now()));
      add(counters, 'sessions');
    }
  } catch {
    // Without sessionStorage, every page would count as a session.
  }
  try {
    localStorage.setItem(COUNTERS_KEY, JSON.stringify(counters));
  } catch {
    // Full or blocked: popups see a first page each time.
  }
}

function add(counters: KeptVisits, name: 'pageViews' | 'sessions'): void {
  // Bitwise, since the stored value can be anything.
  counters[name] = ((counters[name] as number) | 0) + 1;
}
