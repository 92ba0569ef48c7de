import { msg, t } from '../studioWords/t.ts';
import type { Timezone } from './timezone.ts';

const DAY = 86_400_000;
const MONTHS = [
  ...[msg('Jan'), msg('Feb'), msg('Mar'), msg('Apr'), msg('May'), msg('Jun')],
  ...[msg('Jul'), msg('Aug'), msg('Sep'), msg('Oct'), msg('Nov'), msg('Dec')],
] as const;
const WEEKDAYS = [msg('Sun'), msg('Mon'), msg('Tue'), msg('Wed'), msg('Thu'), msg('Fri'), msg('Sat')] as const;

/**
 * Formats an instant for the inbox: `14:05` today, `Yesterday 09:10`, `12 Mar 09:10`, `12 Mar 2025 09:10`. Without
 * `Intl`, since the server and the browser must give the same text (hydration).
 * @param instant epoch ms
 * @param now the same
 */
export function describeMoment(instant: number, now: number, zone: Timezone): string {
  const [local, today] = [new Date(instant + zone.offsetAt(instant)), new Date(now + zone.offsetAt(now))];
  const time = local.toISOString().slice(11, 16);
  const daysAgo = Math.floor(today.getTime() / DAY) - Math.floor(local.getTime() / DAY);
  if (daysAgo === 0) return time;
  if (daysAgo === 1) return t('Yesterday {time}', { time });
  const day = `${local.getUTCDate()} ${t(MONTHS[local.getUTCMonth()] ?? '')}`;
  return local.getUTCFullYear() === today.getUTCFullYear()
    ? `${day} ${time}`
    : `${day} ${local.getUTCFullYear()} ${time}`;
}

/** The long form of the same: `Tue 12 Mar 2025, 09:10`. */
export function describeMomentInFull(instant: number, zone: Timezone): string {
  const local = new Date(instant + zone.offsetAt(instant));
  const weekday = t(WEEKDAYS[local.getUTCDay()] ?? '');
  const day = `${local.getUTCDate()} ${t(MONTHS[local.getUTCMonth()] ?? '')} ${local.getUTCFullYear()}`;
  return t('{weekday} {day}, {time}', { weekday, day, time: local.toISOString().slice(11, 16) });
}
