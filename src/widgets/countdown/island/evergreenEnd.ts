import { isObject } from '../../../shared/isObject.ts';

/** Key prefix of the ends of evergreen countdowns, in localStorage. */
export const EVERGREEN_KEY = 'rihla-countdown-';

/**
 * End of an evergreen countdown, in epoch ms: stored at the first visit, and restarted when its length changes. Without storage it starts with
 * each page view.
 * @param name tells countdowns apart
 * @param length in ms
 */
export function evergreenEnd(name: string, length: number, now: number): number {
  const fresh = { end: now + length, length };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(EVERGREEN_KEY + name) ?? 'null');
    if (isObject(kept) && kept.length === length && typeof kept.end === 'number' && kept.end <= fresh.end)
      return kept.end;
    localStorage.setItem(EVERGREEN_KEY + name, JSON.stringify(fresh));
  } catch {
    // Storage is not available, or its value is invalid.
  }
  return fresh.end;
}
