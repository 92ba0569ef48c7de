import { isOn } from '../../../shared/switch.ts';
import { readSlot, WEEKDAYS, type WorkWeek } from '../../../shared/time/workHours.ts';

/** Compact form of a week's hours for pages: weekdays from Sunday joined by `|`, each as `09:00-12:30 14:00-17:30`, empty on a day off. */
export type PackedWeek = string;

/** Packs a week, without invalid slots. */
export function packWeek(week: WorkWeek | null | undefined): PackedWeek {
  return WEEKDAYS.map((name) => {
    const day = week?.[name];
    if (!isOn(day?.isWorkingOnDay) || !Array.isArray(day?.workHours)) return '';
    return day.workHours
      .filter(readSlot)
      .map(({ startTime, endTime }) => `${startTime?.trim()}-${endTime?.trim()}`)
      .join(' ');
  }).join('|');
}

/** Unpacks a week for availability. */
export function unpackWeek(packed: PackedWeek): WorkWeek {
  const days = packed.split('|');
  return Object.fromEntries(WEEKDAYS.map((name, index) => [name, unpackDay(days[index] ?? '')]));
}

function unpackDay(slots: string) {
  const workHours = slots.split(' ').map((slot) => {
    const [startTime = '', endTime = ''] = slot.split('-');
    return { startTime, endTime };
  });
  return { isWorkingOnDay: slots !== '', workHours };
}
