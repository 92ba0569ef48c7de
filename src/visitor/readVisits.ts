import { COUNTERS_KEY } from './countersKey.ts';

/** Stored counters as read, without validation. */
export type KeptVisits = Partial<Record<'v' | 'pageViews' | 'sessions', number>>;

/** Reads the stored counters without validation: enough to increment; `parseCounters` validates. Never throws. */
export function readVisits(): KeptVisits {
  try {
    return { ...JSON.parse(localStorage.getItem(COUNTERS_KEY) as string) };
  } catch {
    // Storage is blocked, or its value damaged: starts over.
    return {};
  }
}
