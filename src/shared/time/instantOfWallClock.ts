import { findTransition } from './localTime.ts';
import type { Timezone } from './timezone.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/**
 * Converts a local (wall clock) time in a zone to an instant (epoch ms). When daylight saving makes the time ambiguous
 * or skips it, a `start` is the first instant with that local time or a later one, and an `end` the last minute with
 * that local time or an earlier one.
 * @param wallClock as `YYYY-MM-DDTHH:mm` or with a space in the middle
 * @returns undefined for anything else, and for invalid days
 */
export function instantOfWallClock(wallClock: string, zone: Timezone, edge: 'start' | 'end'): number | undefined {
  const local = readWallClock(wallClock);
  if (local === undefined) return undefined;
  // No zone differs from UTC by a day.
  const candidates = [local - zone.offsetAt(local - DAY), local - zone.offsetAt(local + DAY)];
  const shown = candidates.filter((instant) => instant + zone.offsetAt(instant) === local);
  if (shown.length > 0) return edge === 'start' ? Math.min(...shown) : Math.max(...shown);
  const transition = findTransition(zone, Math.min(...candidates), Math.max(...candidates));
  return edge === 'start' ? transition : transition - MINUTE;
}

/**
 * Parses a local time as if it were UTC, in epoch ms; undefined for an invalid date and time (`2027-02-30 09:00` too).
 */
export function readWallClock(wallClock: string): number | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[ T]([01]\d:[0-5]\d|2[0-3]:[0-5]\d)$/.exec(wallClock.trim()) ?? [];
  const instant = day ? Date.parse(`${day}T${time}:00Z`) : Number.NaN;
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(day ?? '') ? instant : undefined;
}
