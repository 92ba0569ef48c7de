/** Hours of the night in which the site is checked, from and before. */
const NIGHT = [2, 6] as const;
/** Minimum age of the last check before another is due, in ms. */
const AGE_MS = 18 * 3_600_000;

/**
 * Whether the nightly check is due.
 * @param checkedAt when the site was last checked, as an ISO date
 */
export function isDue(now: Date, checkedAt: string | undefined, timeZone: string): boolean {
  const hour = Number(new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now));
  if (hour < NIGHT[0] || hour >= NIGHT[1]) return false;
  return checkedAt === undefined || now.getTime() - Date.parse(checkedAt) >= AGE_MS;
}
