import { fromEpochDay, toEpochDay } from '../shared/time/days.ts';

const DAY_MS = 86_400_000;
/** How far clocks are from UTC at most, in ms: somewhere it is already tomorrow, or still yesterday. */
const FARTHEST_ZONE_MS = 14 * 3_600_000;

/** Whether a text is a day that there is, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return toEpochDay(text) !== undefined;
}

/** Whether a text is a time of the day, as `HH:MM` or `HH:MM:SS`. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text);
}

/**
 * The day that a limit names: `YYYY-MM-DD`, or `today`, `today+14`, `today-7`.
 * @param zone where it is today: `earliest` where the day began last, `latest` where it began first, so that nobody's today is refused
 * @returns undefined for what is no limit
 */
export function limitDay(limit: string | undefined, now: Date, zone: 'earliest' | 'latest'): string | undefined {
  const text = limit?.trim().toLowerCase() ?? '';
  if (isDay(text)) return text;
  const days = text.match(/^today(?:\s*([+-])\s*(\d{1,5}))?$/);
  if (!days) return undefined;
  const away = Number(days[2] ?? 0) * (days[1] === '-' ? -1 : 1);
  const shift = zone === 'earliest' ? -FARTHEST_ZONE_MS : FARTHEST_ZONE_MS;
  return fromEpochDay(Math.floor((now.getTime() + shift) / DAY_MS) + away);
}
