import type { Timezone } from './timezone.ts';

const DAY = 86_400_000;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

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
  if (daysAgo === 1) return `Yesterday ${time}`;
  const day = `${local.getUTCDate()} ${MONTHS[local.getUTCMonth()]}`;
  return local.getUTCFullYear() === today.getUTCFullYear()
    ? `${day} ${time}`
    : `${day} ${local.getUTCFullYear()} ${time}`;
}

/** The long form of the same: `Tue 12 Mar 2025, 09:10`. */
export function describeMomentInFull(instant: number, zone: Timezone): string {
  const local = new Date(instant + zone.offsetAt(instant));
  const weekday = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][local.getUTCDay()];
  const day = `${local.getUTCDate()} ${MONTHS[local.getUTCMonth()]} ${local.getUTCFullYear()}`;
  return `${weekday} ${day}, ${local.toISOString().slice(11, 16)}`;
}
