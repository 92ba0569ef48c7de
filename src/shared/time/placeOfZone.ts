import { regionOf } from '../formatLocales.ts';
import { readTimezone } from './timezone.ts';

/** Languages whose readers know the names of cities in Latin letters. */
const READS_LATIN = /^(?:en|fr)\b/;
/** The words for “time of” that Arabic names of zones begin with; the messages around a place have their own. */
const TIME_OF = /^توقيت /;

/**
 * The place that a time zone is named after, in words for a sentence about its clocks: its city as the database of time zones has it
 * (`Casablanca`), or in other scripts its country as `Intl` knows it, since cities have no names there.
 * @param timezone name of a zone, such as `Africa/Casablanca`
 * @returns undefined where it names no place, or there is no such zone
 */
export function placeOfZone(timezone: string | null | undefined, locale: string): string | undefined {
  const name = timezone?.trim() ?? '';
  const [, city] = /^[a-z].*\/([^/]+)$/i.exec(name) ?? [];
  if (!city || readTimezone(name).problem) return undefined;
  const own = READS_LATIN.test(locale) ? undefined : nameIn(name, locale);
  return own ?? city.replaceAll('_', ' ');
}

function nameIn(timeZone: string, locale: string): string | undefined {
  try {
    const parts = new Intl.DateTimeFormat(regionOf(locale), { timeZone, timeZoneName: 'shortGeneric' }).formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value.replace(TIME_OF, '');
  } catch {
    // `Intl` does not know the zone.
    return undefined;
  }
}
