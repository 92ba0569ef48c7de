import { COUNTERS_KEY } from './countersKey.ts';

/** What is kept of a visitor, as far as it can be read; nobody has looked at what stands in it. */
export type KeptVisits = Partial<Record<'v' | 'pageViews' | 'sessions', number>>;

/** What is kept of the visitor now, unchecked: enough to count on; `parseCounters` looks at it. Never throws. */
export function readVisits(): KeptVisits {
  try {
    return { ...JSON.parse(localStorage.getItem(COUNTERS_KEY) as string) };
  } catch {
    // The browser withholds storage, or somebody broke the text: begin anew.
    return {};
  }
}
