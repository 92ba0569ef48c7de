import { isObject } from '../../shared/isObject.ts';
import { money, text, whole } from '../readValues.ts';
import type { Tour } from '../tour.ts';

/** Something that can be had beside the journey itself. */
export interface Extra {
  /** The same as long as the tour offers it: `single`, or the day and the place of an activity, as `day-3-1`. */
  code: string;
  /** What it is; absent of a room of one's own, which every language has a word for. */
  title: string | undefined;
  /** For each time it is taken, smallest unit of the tour's currency. */
  price: number;
}

/** An extra with how often it was taken, and what that cost then. */
export interface BookedExtra extends Extra {
  count: number;
}

/** A room of one's own. */
export const SINGLE_ROOM = 'single';

/** What a tour offers beside itself: a room of one's own, and activities of its days that have a price. */
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
 * What of it was chosen, priced by the tour. Nobody takes more of one than travel.
 * @param asked how often each code is taken; 0 leaves it out
 * @returns undefined where a code is unknown, or one is taken too often
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

/** What extras cost together, smallest unit. */
export function priceOfExtras(extras: readonly BookedExtra[]): number {
  return extras.reduce((sum, { count, price }) => sum + count * price, 0);
}

/** Extras from a booking's row; what is none is left out. */
export function readBookedExtras(stored: unknown): BookedExtra[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((value: unknown) => {
    if (!isObject(value)) return [];
    const [code, price, count] = [text(value.code), money(value.price), whole(value.count, 1, 1000)];
    return code && price !== undefined && count ? [{ code, title: text(value.title), price, count }] : [];
  });
}
