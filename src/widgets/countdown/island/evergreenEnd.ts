import { isObject } from '../../../shared/isObject.ts';

/** Begins the keys under which the ends of evergreen countdowns are kept, in localStorage. */
export const EVERGREEN_KEY = 'rihla-countdown-';

/**
 * When a visitor's own countdown ends, in epoch ms: kept from the first time they see it, and begun anew when its length is changed.
 * Where nothing can be kept it begins with the page.
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
    // No storage, or what is in it is nothing of ours.
  }
  return fresh.end;
}
