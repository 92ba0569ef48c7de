import type { CountdownBlock } from '../../cms/payload-types.ts';
import { instantOfWallClock } from '../../shared/time/instantOfWallClock.ts';
import { readTimezone } from '../../shared/time/timezone.ts';
import { isSafeHref } from '../../shared/urls.ts';
import { EVERGREEN, UNITS, type Unit } from './units.ts';

const HOUR = UNITS.hours;
const MINUTE = UNITS.minutes;

/** The instant at which a countdown with a date ends, in epoch ms; undefined when it has none that can be read. */
export function dueInstant(block: CountdownBlock): number | undefined {
  return typeof block.due === 'string' ? instantOfWallClock(block.due, readTimezone(block.timezone), 'end') : undefined;
}

/** How long each visitor has, in ms; undefined when that is no time at all. */
export function evergreenLength(block: CountdownBlock): number | undefined {
  const hours = between(0, Number(block.evergreenHours ?? EVERGREEN.hours), 999);
  const minutes = between(0, Number(block.evergreenMinutes ?? EVERGREEN.minutes), 59);
  return hours * HOUR + minutes * MINUTE || undefined;
}

function between(least: number, value: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, value || 0)));
}

/** The units that are shown, from the largest; all, when an editor took every one away. */
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

/** Whether something happens at the end. */
export function endsWith(block: CountdownBlock, end: 'hide' | 'message' | 'redirect'): boolean {
  return Array.isArray(block.ends) && block.ends.includes(end);
}

/** Where a countdown leads at its end: a path or an address of the web. */
export function redirectOf(block: CountdownBlock): string | undefined {
  const address = endsWith(block, 'redirect') && typeof block.redirect === 'string' ? block.redirect.trim() : '';
  return /^(?:\/|https?:)/i.test(address) && isSafeHref(address) ? address : undefined;
}

/** The clock of a place in words: its date and time, and the name of its zone. */
export function sayDue(block: CountdownBlock, locale: string): { date: string; time: string; zone: string } {
  const instant = dueInstant(block) ?? 0;
  // What clocks there show, read as if it were UTC: offsets have no name that all browsers and servers know.
  const local = instant + readTimezone(block.timezone).offsetAt(instant);
  const region = locale === 'en' ? 'en-GB' : locale;
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(region, { ...options, timeZone: 'UTC' }).format(local);
  return { date: say({ dateStyle: 'long' }), time: say({ timeStyle: 'short' }), zone: zoneName(block.timezone) };
}

function zoneName(timezone: string | null | undefined): string {
  const text = (timezone ?? '').trim();
  if (readTimezone(text).problem || !text || text === '+00:00') return 'UTC';
  const place = text.split('/').at(-1) ?? '';
  return /^[a-z]+\//i.test(text) ? place.replaceAll('_', ' ') : `UTC${text.replace(/^(?:UTC|GMT|Z)/i, '')}`;
}
