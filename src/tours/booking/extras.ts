import { isObject } from '../../shared/isObject.ts';
import { money, text, whole } from '../readValues.ts';
import type { Tour } from '../tour.ts';

/** An extra of a tour. */
export interface Extra {
  /** Stable code: `single`, or day and position of an activity, as `day-3-1`. */
  code: string;
  /** Title; absent for the single room, which is translated. */
  title: string | undefined;
  /** Price each, smallest unit of the tour's currency. */
  price: number;
}

/** A booked extra, with its count and price at booking. */
export interface BookedExtra extends Extra {
  count: number;
}

/** Code of the single room supplement. */
export const SINGLE_ROOM = 'single';

/** Extras of a tour: single room, and priced activities of its days. */
export function extrasOf({ itinerary, price }: Pick<Tour, 'itinerary' | 'price'>): Extra[] {
  const single = price.singleSupplement ? [{ code: SINGLE_ROOM, title: undefined, price: price.singleSupplement }] : [];
  const activities = itinerary.flatMap(({ day, optional }) =>
    optional.flatMap((activity, index) =>
      activity.price ? [{ code: `day-${day}-${index + 1}`, title: activity.title, price: activity.price }] : [],
    ),
  );
  return [...single, ...activities];
}

/**
 * Validates chosen extras, with the tour's prices. The count of each is limited to the number of travellers.
 * @param asked count for each code; 0 leaves it out
 * @returns undefined for an unknown code, or too high a count
 */
export function chooseExtras(
  offered: readonly Extra[],
  asked: readonly { code: string; count: number }[],
  travellers: number,
): BookedExtra[] | undefined {
  const chosen = asked
    .filter(({ count }) => count !== 0)
    .map(({ code, count }) => ({ extra: offered.find((one) => one.code === code), count }));
  const isWrong = chosen.some(
    ({ count, extra }) => !extra || !Number.isInteger(count) || count < 0 || count > travellers,
  );
  if (isWrong || new Set(chosen.map(({ extra }) => extra?.code)).size < chosen.length) return undefined;
  return chosen.flatMap(({ count, extra }) => (extra ? [{ ...extra, count }] : []));
}

/** Price of extras together, smallest unit. */
export function priceOfExtras(extras: readonly BookedExtra[]): number {
  return extras.reduce((sum, { count, price }) => sum + count * price, 0);
}

/** Parses extras of a booking's row; invalid ones are dropped. */
export function readBookedExtras(stored: unknown): BookedExtra[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((value: unknown) => {
    if (!isObject(value)) return [];
    const [code, price, count] = [text(value.code), money(value.price), whole(value.count, 1, 1000)];
    return code && price !== undefined && count ? [{ code, title: text(value.title), price, count }] : [];
  });
}
