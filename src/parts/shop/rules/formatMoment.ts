import type { Translate } from '../../../shared/messages/index.ts';
import { readTimezone } from '../../../shared/time/timezone.ts';

/**
 * A moment by the clock of the operator, whom its reader may be far away from: the day, and the hour with the name of the clock. Page, letter and cart tell it alike.
 * @param moment ISO 8601
 * @param timezone of the site
 */
export function formatMoment(
  moment: string,
  { t, timezone }: { t: Translate; timezone: string | null | undefined },
): { day: string; time: string } {
  const zone = readTimezone(timezone);
  const instant = Date.parse(moment);
  const ahead = zone.offsetAt(instant);
  const [day, time] = [new Date(instant + ahead).toISOString().slice(0, 10), clockAt(instant + ahead)];
  const [, city] = /\/([^/]+)$/.exec(timezone?.trim() ?? '') ?? [];
  if (city && !zone.problem) return { day, time: t('shop.cart.timeIn', { time, place: city.replaceAll('_', ' ') }) };
  return { day, time: `${time} (UTC${ahead === 0 ? '' : `${ahead < 0 ? '−' : '+'}${clockAt(Math.abs(ahead))}`})` };
}

function clockAt(ms: number): string {
  return new Date(ms).toISOString().slice(11, 16);
}
