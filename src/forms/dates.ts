import { fromEpochDay, toEpochDay } from '../shared/time/days.ts';

const DAY_MS = 86_400_000;
/** Maximum distance of a local clock from UTC, in ms: somewhere it is already tomorrow, or still yesterday. */
const FARTHEST_ZONE_MS = 14 * 3_600_000;

/** Whether a text is a valid date, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return toEpochDay(text) !== undefined;
}

/** Whether a text is a valid time, as `HH:MM` or `HH:MM:SS`. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text);
}

/**
 * Resolves a date limit: `YYYY-MM-DD`, or `today`, `today+14`, `today-7`.
 * @param zone which time zone's today: `earliest` where the day began last, `latest` where it began first, so that
 * nobody's today is refused
 * @returns undefined for an invalid limit
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
