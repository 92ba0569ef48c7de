import { type Booking, MOST_TRAVELLERS } from '../../../../tours/booking/booking.ts';
import { ADULT, CHILD } from '../../../../tours/booking/units.ts';
import { whole } from '../../../../tours/readValues.ts';

/** More extras than this no tour offers. */
export const MOST_EXTRAS = 100;

/** How often an extra is taken. */
export interface ExtraAsked {
  code: string;
  count: number;
}

/** Who wants to travel, with what. */
export interface PartyAsked {
  adults: number;
  children: number;
  extras: ExtraAsked[];
}

/**
 * Extras as a form sends them: the codes, and beside each how often it is taken. What is left empty is not taken.
 * @returns undefined for what no form of ours sends: lists that differ in length, a code twice, a count that is none
 */
export function readExtras(codes: readonly string[], counts: readonly string[]): ExtraAsked[] | undefined {
  if (codes.length !== counts.length || codes.length > MOST_EXTRAS || new Set(codes).size < codes.length)
    return undefined;
  const rows = codes.map((code, index) => ({ code, count: whole(counts[index]?.trim() || 0, 0, MOST_TRAVELLERS) }));
  if (rows.some(({ count }) => count === undefined)) return undefined;
  return rows.flatMap(({ code, count }) => (count ? [{ code, count }] : []));
}

/** Who travels by a line, with what. */
export function partyOf({ extras, items }: Pick<Booking, 'extras' | 'items'>): PartyAsked {
  const count = (unit: string): number => items.filter(({ unitId }) => unitId === unit).length;
  return {
    adults: count(ADULT),
    children: count(CHILD),
    extras: extras.map(({ code, count: times }) => ({ code, count: times })),
  };
}

/** Two parties that travel together. */
export function joinParties(one: PartyAsked, other: PartyAsked): PartyAsked {
  const counts = new Map<string, number>();
  for (const { code, count } of [...one.extras, ...other.extras]) counts.set(code, (counts.get(code) ?? 0) + count);
  return {
    adults: one.adults + other.adults,
    children: one.children + other.children,
    extras: [...counts].map(([code, count]) => ({ code, count })),
  };
}

/** A party in which nobody has more of an extra than there are travellers: whoever takes somebody out takes out what was theirs. */
export function withinParty({ adults, children, extras }: PartyAsked): PartyAsked {
  const most = adults + children;
  return { adults, children, extras: extras.map(({ code, count }) => ({ code, count: Math.min(count, most) })) };
}
