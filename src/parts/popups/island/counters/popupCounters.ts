import { COUNTERS_KEY } from '../../../../visitor/countersKey.ts';
import { type PopupCounters, parseCounters } from '../../../../visitor/parseCounters.ts';

/** Fallback in memory, for the lifetime of the page. */
let memory: PopupCounters | undefined;

/** Reads the visitor's counters. Never throws: blocked, corrupt or foreign storage reads as a new visitor. */
export function readCounters(): PopupCounters {
  if (memory) return memory;
  try {
    const counters = parseCounters(localStorage.getItem(COUNTERS_KEY));
    // Data of a newer version is not overwritten.
    if (counters) return counters;
  } catch {
    // Storage is blocked.
  }
  memory = parseCounters(null) as PopupCounters;
  return memory;
}

/** Reads, changes and writes the counters synchronously, so that two tabs do not overwrite each other. Returns the result. Never throws. */
export function changeCounters(change: (counters: PopupCounters) => void): PopupCounters {
  const counters = readCounters();
  change(counters);
  if (memory) return counters;
  try {
    localStorage.setItem(COUNTERS_KEY, JSON.stringify(counters));
  } catch {
    // Storage is full or got blocked: counts for this page only.
    memory = counters;
  }
  return counters;
}
