import { COUNTERS_KEY } from '../../../../visitor/countersKey.ts';
import { type PopupCounters, parseCounters } from '../../../../visitor/parseCounters.ts';

/** What cannot be kept lives as long as the page. */
let memory: PopupCounters | undefined;

/** What is kept of the visitor now. Never throws: blocked, broken or foreign storage reads as a new visitor's. */
export function readCounters(): PopupCounters {
  if (memory) return memory;
  try {
    const counters = parseCounters(localStorage.getItem(COUNTERS_KEY));
    // Of a newer version: not ours to overwrite.
    if (counters) return counters;
  } catch {
    // The browser withholds storage.
  }
  memory = parseCounters(null) as PopupCounters;
  return memory;
}

/** Reads, changes and writes at once, so that two tabs lose nothing of each other's. Returns what is kept then. Never throws. */
export function changeCounters(change: (counters: PopupCounters) => void): PopupCounters {
  const counters = readCounters();
  change(counters);
  if (memory) return counters;
  try {
    localStorage.setItem(COUNTERS_KEY, JSON.stringify(counters));
  } catch {
    // Full, or it became blocked: this page still knows.
    memory = counters;
  }
  return counters;
}
