import { regionOf } from '../formatLocales.ts';
import { studioLanguage } from '../studioWords/t.ts';

/** A moment in the studio, such as `20 Dec 2026, 15:00`, in the reader's time zone; the month never comes first. @param when an ISO date-time, or ms since 1970 */
export function studioMoment(when: string | number): string {
  const language = studioLanguage();
  // The short form of Arabic is numeric, and its clock has twelve hours.
  const shown: Intl.DateTimeFormatOptions =
    language === 'ar'
      ? { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
      : { dateStyle: 'medium', timeStyle: 'short' };
  return new Intl.DateTimeFormat(regionOf(language), shown).format(new Date(when));
}
