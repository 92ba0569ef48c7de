import type { CountdownBlock } from '../../cms/payload-types.ts';
import { regionOf } from '../../shared/formatLocales.ts';
import { frenchFirst } from '../../shared/time/frenchFirst.ts';
import { instantOfWallClock } from '../../shared/time/instantOfWallClock.ts';
import { placeOfZone } from '../../shared/time/placeOfZone.ts';
import { readTimezone } from '../../shared/time/timezone.ts';
import { isSafeHref } from '../../shared/urls.ts';
import { EVERGREEN, UNITS, type Unit } from './units.ts';

const HOUR = UNITS.hours;
const MINUTE = UNITS.minutes;

/** Due time of a countdown with a date, in epoch ms; undefined when it has no valid one. */
export function dueInstant(block: CountdownBlock): number | undefined {
  return typeof block.due === 'string' ? instantOfWallClock(block.due, readTimezone(block.timezone), 'end') : undefined;
}

/** Length of an evergreen countdown, in ms; undefined when it is zero. */
export function evergreenLength(block: CountdownBlock): number | undefined {
  const hours = between(0, Number(block.evergreenHours ?? EVERGREEN.hours), 999);
  const minutes = between(0, Number(block.evergreenMinutes ?? EVERGREEN.minutes), 59);
  return hours * HOUR + minutes * MINUTE || undefined;
}

function between(least: number, value: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, value || 0)));
}

/** The units shown, largest first; all of them, when an editor removed every one. */
export function shownUnits(block: CountdownBlock): Unit[] {
  const isShown: Record<Unit, unknown> = {
    days: block.showDays,
    hours: block.showHours,
    minutes: block.showMinutes,
    seconds: block.showSeconds,
  };
  const all = Object.keys(UNITS) as Unit[];
  const shown = all.filter((unit) => isShown[unit] !== false);
  return shown.length ? shown : all;
}

/** Whether an action is set for the end. */
export function endsWith(block: CountdownBlock, end: 'hide' | 'message' | 'redirect'): boolean {
  return Array.isArray(block.ends) && block.ends.includes(end);
}

/** Redirect target at the end: a path or an http(s) URL. */
export function redirectOf(block: CountdownBlock): string | undefined {
  const address = endsWith(block, 'redirect') && typeof block.redirect === 'string' ? block.redirect.trim() : '';
  return /^(?:\/|https?:)/i.test(address) && isSafeHref(address) ? address : undefined;
}

/** The due date in words: date, time, and the name of its time zone. */
export function sayDue(block: CountdownBlock, locale: string): { date: string; time: string; zone: string } {
  const instant = dueInstant(block) ?? 0;
  // Local time read as if it were UTC: not all browsers and servers know the same names of offsets.
  const local = instant + readTimezone(block.timezone).offsetAt(instant);
  const region = regionOf(locale);
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(region, { ...options, timeZone: 'UTC' }).format(local);
  return {
    date: frenchFirst(say({ dateStyle: 'long' }), locale),
    time: say({ timeStyle: 'short' }),
    zone: zoneName(block.timezone, locale),
  };
}

function zoneName(timezone: string | null | undefined, locale: string): string {
  const text = (timezone ?? '').trim();
  if (readTimezone(text).problem || !text || text === '+00:00') return 'UTC';
  return placeOfZone(text, locale) ?? `UTC${text.replace(/^(?:UTC|GMT|Z)/i, '')}`;
}
