import { t } from '../studioWords/t.ts';
import { shortMonth, weekdayName } from './formatDay.ts';
import type { Timezone } from './timezone.ts';

const DAY = 86_400_000;

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
  const day = `${local.getUTCDate()} ${shortMonth(local.getUTCMonth() + 1)}`;
  return local.getUTCFullYear() === today.getUTCFullYear()
    ? `${day} ${time}`
    : `${day} ${local.getUTCFullYear()} ${time}`;
}

/** The long form of the same: `Tue 12 Mar 2025, 09:10`. */
export function describeMomentInFull(instant: number, zone: Timezone): string {
  const local = new Date(instant + zone.offsetAt(instant));
  const day = `${local.getUTCDate()} ${shortMonth(local.getUTCMonth() + 1)} ${local.getUTCFullYear()}`;
  return `${weekdayName(local.toISOString().slice(0, 10))} ${day}${t(', ')}${local.toISOString().slice(11, 16)}`;
}
