import { isOn, type Switch } from '../switch.ts';
import { MINUTES_PER_DAY, parseClockTime } from './clockTime.ts';

/** Weekday keys, in the order of `Date.getUTCDay()`. */
export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** Opening hours as `HH:mm`, 24 hours. A slot that ends before it starts runs past midnight. */
export type WorkSlot = { startTime?: string | null; endTime?: string | null };

export type WorkDay = { isWorkingOnDay?: Switch; workHours?: readonly WorkSlot[] | null };

export type WorkWeek = { readonly [day in Weekday]?: WorkDay | null };

/** A slot in minutes since midnight of the day it starts on, both ends inclusive; `end` may exceed that day's 1440. */
export type MinuteRange = { start: number; end: number };

/** The slots of each weekday, Sunday first, in stored order; none for a day off or a missing day. */
export function readWeek(week: WorkWeek | null | undefined): MinuteRange[][] {
  return WEEKDAYS.map((name) => {
    const day = week?.[name];
    if (!isOn(day?.isWorkingOnDay) || !Array.isArray(day?.workHours)) return [];
    return day.workHours.map(readSlot).filter((range) => range !== undefined);
  });
}

/** A slot in minutes, or undefined when one of its times is invalid. */
export function readSlot(slot: WorkSlot | null | undefined): MinuteRange | undefined {
  const start = parseClockTime(slot?.startTime);
  const end = parseClockTime(slot?.endTime);
  // 24:00 can end a day, but not start one.
  if (start === undefined || end === undefined || start === MINUTES_PER_DAY) return undefined;
  return { start, end: end < start ? end + MINUTES_PER_DAY : end };
}
