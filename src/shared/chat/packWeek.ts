import { isOn } from './switch.ts';
import { WEEKDAYS, type WorkWeek } from './workHours.ts';

/** The hours of each weekday, Sunday first, each as `09:00-12:30 14:00-17:30`; empty on a day off. Short, for pages. */
export type PackedWeek = readonly string[];

/** A working week in the form that pages carry. Slots that lack a time are left out: they could not be read anyway. */
export function packWeek(week: WorkWeek | null | undefined): PackedWeek {
  return WEEKDAYS.map((name) => {
    const day = week?.[name];
    if (!isOn(day?.isWorkingOnDay) || !Array.isArray(day?.workHours)) return '';
    return day.workHours
      .map(({ startTime, endTime }) => `${compact(startTime)}-${compact(endTime)}`)
      .filter((slot) => /^.+-.+$/.test(slot))
      .join(' ');
  });
}

/** The week that was packed, as availability reads it. */
export function unpackWeek(packed: PackedWeek): WorkWeek {
  return Object.fromEntries(WEEKDAYS.map((name, index) => [name, unpackDay(packed[index] ?? '')]));
}

function unpackDay(slots: string) {
  const workHours = slots.split(' ').map((slot) => {
    const [startTime = '', endTime = ''] = slot.split('-');
    return { startTime, endTime };
  });
  return { isWorkingOnDay: slots !== '', workHours };
}

function compact(time: string | null | undefined): string {
  return (time ?? '').replace(/[\s-]/g, '');
}
