import { DEFAULT_ANSWER_HOURS } from '../../../forms/words.ts';
import { MINUTES_PER_DAY } from '../../../shared/time/clockTime.ts';
import { type LocalTime, localTimeAt, stepToMinute } from '../../../shared/time/localTime.ts';
import type { Timezone } from '../../../shared/time/timezone.ts';
import { type MinuteRange, readWeek, type WorkWeek } from '../../../shared/time/workHours.ts';

const HOUR = 3_600_000;

/** Horizon of opening hours: with one open minute a week an answer would be due in years; beyond it every hour counts. */
const HORIZON = 400 * 86_400_000;

/** Opening hours of an operator. Without a week every hour counts. */
export interface OpeningHours {
  week: WorkWeek | null | undefined;
  zone: Timezone;
}

/**
 * Due time of an answer: the promised hours after the enquiry, counted only within opening hours. Hours skipped by daylight saving time are not
 * counted, repeated ones are.
 * @param receivedAt epoch ms
 * @param promisedHours any number above 0; otherwise 24
 * @returns epoch ms
 */
export function answerDue(receivedAt: number, promisedHours: number, { week, zone }: OpeningHours): number {
  let left = (promisedHours > 0 ? promisedHours : DEFAULT_ANSWER_HOURS) * HOUR;
  const slots = readWeek(week);
  // A week without any open hour is unset or a mistake, so every hour counts.
  if (slots.every((day) => day.length === 0)) return receivedAt + left;
  let instant = receivedAt;
  while (instant < receivedAt + HORIZON) {
    const local = localTimeAt(zone, instant);
    const next = stepToMinute(zone, instant, nextTurn(slots, local));
    if (isOpenAt(slots, local)) {
      if (next - instant >= left) return instant + left;
      left -= next - instant;
    }
    instant = next;
  }
  return instant + left;
}

/** Whether a minute is within a slot. The end is exclusive: 9 to 17 is eight hours. */
function isOpenAt(slots: readonly MinuteRange[][], { minute, weekday }: LocalTime): boolean {
  return (
    dayBefore(slots, weekday).some(({ end }) => minute < end - MINUTES_PER_DAY) ||
    (slots[weekday] ?? []).some(({ end, start }) => start <= minute && minute < end)
  );
}

/** The next minute of the day, at most 1440, at which a slot begins or ends. */
function nextTurn(slots: readonly MinuteRange[][], { minute, weekday }: LocalTime): number {
  const turns = [
    ...dayBefore(slots, weekday).map(({ end }) => end - MINUTES_PER_DAY),
    ...(slots[weekday] ?? []).flatMap(({ end, start }) => [start, end]),
  ];
  return Math.min(MINUTES_PER_DAY, ...turns.filter((turn) => turn > minute));
}

function dayBefore(slots: readonly MinuteRange[][], weekday: number): readonly MinuteRange[] {
  return slots[(weekday + 6) % 7] ?? [];
}
