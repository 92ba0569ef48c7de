import type { AccountHours } from '../../src/parts/chat/rules/availability.ts';
import type { WorkSlot } from '../../src/shared/time/workHours.ts';

const MINUTE = 60_000;
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** Local time at an instant, such as `2026-03-29T01:30`. */
export type Clock = (instant: number) => string;

/** A clock in a named time zone, by the platform's own formatting. */
export function namedClock(timeZone: string): Clock {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const seen = new Map<number, string>();
  return (instant) => {
    const minute = Math.floor(instant / MINUTE);
    const text = seen.get(minute) ?? format.format(minute * MINUTE).replace(' ', 'T');
    seen.set(minute, text);
    return text;
  };
}

/** A clock a fixed number of minutes ahead of UTC. */
export function fixedClock(minutes: number): Clock {
  return (instant) => new Date(instant + minutes * MINUTE).toISOString().slice(0, 16);
}

/**
 * Reference implementation of availability: reads the hours as text off a wall clock, and counts the minutes until an account is back one by
 * one. Written from the specification alone, to check the fast one.
 */
export function slowStatus(
  account: AccountHours,
  clock: Clock,
  now: number,
): { isOnline: boolean; statusText: string } {
  if (account.isAlwaysAvailable === true || account.isAlwaysAvailable === 'ON') return online;
  const stamp = clock(now);
  const [date = '', time = ''] = stamp.split('T');
  const today = new Date(`${date}T00:00Z`).getUTCDay();

  for (const { start, end } of slotsOn(account, (today + 6) % 7)) {
    if (end === '24:00' && time === '00:00') return online;
    if (end < start && time <= end) return online;
  }
  for (const { start, end } of slotsOn(account, today)) {
    if (time < start) return { isOnline: false, statusText: backText(account, clock, now, `${date}T${start}`) };
    if (time === start || time === end || end < start || time < end) return online;
  }
  return { isOnline: false, statusText: account.dayOffsText ?? '' };
}

const online = { isOnline: true, statusText: '' };

function slotsOn(account: AccountHours, weekday: number): { start: string; end: string }[] {
  const day = account.daysOfWeekWorking?.[DAYS[weekday as 0]];
  if (day?.isWorkingOnDay !== true && day?.isWorkingOnDay !== 'ON') return [];
  return (day.workHours ?? []).filter(isReadable).map(({ startTime, endTime }) => ({
    start: startTime as string,
    end: endTime as string,
  }));
}

function isReadable({ startTime, endTime }: WorkSlot): boolean {
  const isTime = (text: unknown) => typeof text === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
  return isTime(startTime) && (isTime(endTime) || endTime === '24:00');
}

function backText(account: AccountHours, clock: Clock, now: number, opening: string): string {
  const text = account.willBeBackText ?? '';
  if (!text.includes('[njwa_time_work]')) return text;
  let minutes = 0;
  for (let instant = Math.floor(now / MINUTE) * MINUTE; clock(instant) < opening; instant += MINUTE) minutes += 1;
  return text.replaceAll('[njwa_time_work]', ` ${(minutes - (minutes % 60)) / 60}h:${minutes % 60}m `);
}
