import { findTransition } from './localTime.ts';
import type { Timezone } from './timezone.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/**
 * The instant (epoch ms) at which clocks in a zone show a date and a time. Where they show it twice, or not at all, because
 * they are put back or forward, a `start` is the first instant from which they show that time or a later one, and an `end`
 * the last minute at which they show that time or an earlier one.
 * @param wallClock as `YYYY-MM-DDTHH:mm` or with a space in the middle
 * @returns undefined for anything else, and for days that no calendar has
 */
export function instantOfWallClock(wallClock: string, zone: Timezone, edge: 'start' | 'end'): number | undefined {
  const local = readWallClock(wallClock);
  if (local === undefined) return undefined;
  // No clock differs from UTC by a day.
  const candidates = [local - zone.offsetAt(local - DAY), local - zone.offsetAt(local + DAY)];
  const shown = candidates.filter((instant) => instant + zone.offsetAt(instant) === local);
  if (shown.length > 0) return edge === 'start' ? Math.min(...shown) : Math.max(...shown);
  const transition = findTransition(zone, Math.min(...candidates), Math.max(...candidates));
  return edge === 'start' ? transition : transition - MINUTE;
}

/** The same date and time in UTC, in epoch ms; undefined for what is no date and time (`2027-02-30 09:00` neither). */
export function readWallClock(wallClock: string): number | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[ T]([01]\d:[0-5]\d|2[0-3]:[0-5]\d)$/.exec(wallClock.trim()) ?? [];
  const instant = day ? Date.parse(`${day}T${time}:00Z`) : Number.NaN;
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(day ?? '') ? instant : undefined;
}
