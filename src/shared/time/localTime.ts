import type { Timezone } from './timezone.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

export type LocalTime = {
  /** Sunday is 0. */
  weekday: number;
  /** Whole minutes since midnight, as the clock shows them. */
  minute: number;
};

/** What a calendar and a clock in the zone show at an instant (epoch ms). */
export function localTimeAt(zone: Timezone, instant: number): LocalTime {
  const local = instant + zone.offsetAt(instant);
  const days = Math.floor(local / DAY);
  // The first of January 1970 was a Thursday.
  return { weekday: (((days + 4) % 7) + 7) % 7, minute: Math.floor((local - days * DAY) / MINUTE) };
}

/**
 * The first instant after `from` at which the clock stands at a later minute of the same day (1440 is the day's end), or has
 * been put past it.
 */
export function instantAtMinute(zone: Timezone, from: number, minute: number): number {
  const { instant, offset, local } = plainInstant(zone, from, minute);
  const later = zone.offsetAt(instant);
  return later === offset ? instant : Math.max(findTransition(zone, from, instant), local - later);
}

/** Like `instantAtMinute`, but stops where the clocks are changed on the way. */
export function stepToMinute(zone: Timezone, from: number, minute: number): number {
  const { instant, offset } = plainInstant(zone, from, minute);
  return zone.offsetAt(instant) === offset ? instant : findTransition(zone, from, instant);
}

function plainInstant(zone: Timezone, from: number, minute: number) {
  const offset = zone.offsetAt(from);
  const local = Math.floor((from + offset) / DAY) * DAY + minute * MINUTE;
  return { instant: local - offset, offset, local };
}

/** The instant in (from, to] at which the zone's one change of offset happens. */
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
