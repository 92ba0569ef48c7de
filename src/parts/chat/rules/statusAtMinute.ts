import { MINUTES_PER_DAY } from '../../../shared/time/clockTime.ts';
import type { LocalTime } from '../../../shared/time/localTime.ts';
import type { MinuteRange } from '../../../shared/time/workHours.ts';

/** Online, off until another day, or back at a minute of the day. */
export type Verdict = 'online' | 'off' | { backAt: number };

/**
 * Steps 2 to 4 of "Chat account availability" (spec). The rest of a slot of the day before comes first; then the day's own slots as they
 * are ordered. The whole minute of an end is still online.
 */
export function statusAtMinute(week: readonly MinuteRange[][], { weekday, minute }: LocalTime): Verdict {
  if (slotsOfDayBefore(week, weekday).some(({ end }) => minute <= end - MINUTES_PER_DAY)) return 'online';
  for (const { start, end } of week[weekday] ?? []) {
    if (minute < start) return { backAt: start };
    if (minute <= end) return 'online';
  }
  return 'off';
}

/** The next minute of the day, at most 1440, at which the verdict may change. */
export function nextTurn(week: readonly MinuteRange[][], { weekday, minute }: LocalTime): number {
  const turns = [
    ...slotsOfDayBefore(week, weekday).map(({ end }) => end - MINUTES_PER_DAY + 1),
    ...(week[weekday] ?? []).flatMap(({ start, end }) => [start, end + 1]),
  ];
  return Math.min(MINUTES_PER_DAY, ...turns.filter((turn) => turn > minute));
}

function slotsOfDayBefore(week: readonly MinuteRange[][], weekday: number): readonly MinuteRange[] {
  return week[(weekday + 6) % 7] ?? [];
}
