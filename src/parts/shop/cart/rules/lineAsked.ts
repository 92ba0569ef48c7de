import { type Booking, MAX_TRAVELLERS } from '../../../../tours/booking/booking.ts';
import { ADULT, CHILD } from '../../../../tours/booking/units.ts';
import { whole } from '../../../../tours/readValues.ts';

/** Maximum number of extras in a request; no tour offers more. */
export const MAX_EXTRAS = 100;

/** Quantity of an extra. */
export interface RequestedExtra {
  code: string;
  count: number;
}

/** Travellers and extras of a request. */
export interface RequestedParty {
  adults: number;
  children: number;
  extras: RequestedExtra[];
}

/**
 * Parses extras as forms send them: a list of codes and a parallel list of counts. Empty counts are dropped.
 * @returns undefined for invalid input: lists of different length, a repeated code, an invalid count
 */
export function readExtras(codes: readonly string[], counts: readonly string[]): RequestedExtra[] | undefined {
  if (codes.length !== counts.length || codes.length > MAX_EXTRAS || new Set(codes).size < codes.length)
    return undefined;
  const rows = codes.map((code, index) => ({ code, count: whole(counts[index]?.trim() || 0, 0, MAX_TRAVELLERS) }));
  if (rows.some(({ count }) => count === undefined)) return undefined;
  return rows.flatMap(({ code, count }) => (count ? [{ code, count }] : []));
}

/** Travellers and extras of a line. */
export function partyOf({ extras, items }: Pick<Booking, 'extras' | 'items'>): RequestedParty {
  const count = (unit: string): number => items.filter(({ unitId }) => unitId === unit).length;
  return {
    adults: count(ADULT),
    children: count(CHILD),
    extras: extras.map(({ code, count: times }) => ({ code, count: times })),
  };
}

/** Adds up two parties. */
export function joinParties(one: RequestedParty, other: RequestedParty): RequestedParty {
  const counts = new Map<string, number>();
  for (const { code, count } of [...one.extras, ...other.extras]) counts.set(code, (counts.get(code) ?? 0) + count);
  return {
    adults: one.adults + other.adults,
    children: one.children + other.children,
    extras: [...counts].map(([code, count]) => ({ code, count })),
  };
}

/** Limits each extra to the number of travellers, so that removing a traveller removes their extras. */
export function withinParty({ adults, children, extras }: RequestedParty): RequestedParty {
  const most = adults + children;
  return { adults, children, extras: extras.map(({ code, count }) => ({ code, count: Math.min(count, most) })) };
}
