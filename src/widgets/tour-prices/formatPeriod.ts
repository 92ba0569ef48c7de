import { regionOf } from '../../shared/formatLocales.ts';
import { frenchFirst } from '../../shared/time/frenchFirst.ts';

/**
 * Formats a period, such as “1 Mar – 31 May 2027”; open-ended where a day is missing.
 * @param start `YYYY-MM-DD`
 */
export function formatPeriod(start: string | undefined, end: string | undefined, locale: string): string {
  const region = regionOf(locale);
  const format = new Intl.DateTimeFormat(region, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  const [from, to] = [timeOf(start), timeOf(end)];
  if (from !== undefined && to !== undefined && from <= to) return frenchFirst(format.formatRange(from, to), locale);
  return [from, to]
    .flatMap((time) => (time === undefined ? [] : [frenchFirst(format.format(time), locale)]))
    .join(' – ');
}

function timeOf(day: string | undefined): number | undefined {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? undefined : time;
}
