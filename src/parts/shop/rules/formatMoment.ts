import type { Translate } from '../../../shared/messages/index.ts';
import { placeOfZone } from '../../../shared/time/placeOfZone.ts';
import { readTimezone } from '../../../shared/time/timezone.ts';

/**
 * Formats a moment in the operator's time zone, which may not be the reader's: the day, and the time with the name of the zone. The same
 * on pages, in letters and in the cart.
 * @param moment ISO 8601
 * @param timezone of the site
 */
export function formatMoment(
  moment: string,
  { locale, t, timezone }: { locale: string; t: Translate; timezone: string | null | undefined },
): { day: string; time: string } {
  const zone = readTimezone(timezone);
  const instant = Date.parse(moment);
  const ahead = zone.offsetAt(instant);
  const [day, time] = [new Date(instant + ahead).toISOString().slice(0, 10), clockAt(instant + ahead)];
  const place = placeOfZone(timezone, locale);
  if (place) return { day, time: t('shop.cart.timeIn', { time, place }) };
  return { day, time: `${time} (UTC${ahead === 0 ? '' : `${ahead < 0 ? '−' : '+'}${clockAt(Math.abs(ahead))}`})` };
}

function clockAt(ms: number): string {
  return new Date(ms).toISOString().slice(11, 16);
}
