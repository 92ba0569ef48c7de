import { regionOf } from '../formatLocales.ts';
import { studioLanguage } from '../studioWords/t.ts';

/** A moment in the studio, such as `20 Dec 2026, 15:00`, in the reader's time zone; the month never comes first. @param when an ISO date-time, or ms since 1970 */
export function studioMoment(when: string | number): string {
  return new Intl.DateTimeFormat(regionOf(studioLanguage()), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(when),
  );
}
