import type { Timezone } from './timezone.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

export type LocalTime = {
  /** Sunday is 0. */
  weekday: number;
  /** Minutes since local midnight. */
  minute: number;
};

/** Weekday and local time in a zone at an instant (epoch ms). */
export function localTimeAt(zone: Timezone, instant: number): LocalTime {
  const local = instant + zone.offsetAt(instant);
  const days = Math.floor(local / DAY);
  // The first of January 1970 was a Thursday.
  return { weekday: (((days + 4) % 7) + 7) % 7, minute: Math.floor((local - days * DAY) / MINUTE) };
}

/**
 * The first instant after `from` at which the local time reaches a later minute of the same day (1440 is the day's
 * end), or skips it.
 */
export function instantAtMinute(zone: Timezone, from: number, minute: number): number {
  const { instant, offset, local } = plainInstant(zone, from, minute);
  const later = zone.offsetAt(instant);
  return later === offset ? instant : Math.max(findTransition(zone, from, instant), local - later);
}

/** Like `instantAtMinute`, but stops at a change of offset on the way. */
export function stepToMinute(zone: Timezone, from: number, minute: number): number {
  const { instant, offset } = plainInstant(zone, from, minute);
  return zone.offsetAt(instant) === offset ? instant : findTransition(zone, from, instant);
}

function plainInstant(zone: Timezone, from: number, minute: number) {
  const offset = zone.offsetAt(from);
  const local = Math.floor((from + offset) / DAY) * DAY + minute * MINUTE;
  return { instant: local - offset, offset, local };
}

/** The instant in (from, to] of the zone's single change of offset. */
export function findTransition(zone: Timezone, from: number, to: number): number {
  const offset = zone.offsetAt(from);
  let [before, after] = [from, to];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (zone.offsetAt(middle) === offset) before = middle;
    else after = middle;
  }
  return after;
}
