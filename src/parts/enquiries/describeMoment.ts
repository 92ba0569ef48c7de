/** Formats a moment for staff, such as `Mon 23 Nov 2026, 14:05 UTC`. */
export function describeMoment(iso: string, locale: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  const parts = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(locale, parts).format(moment)} UTC`;
}
