import type { Tour } from '../tour.ts';

// Who travels, by the unit they are booked as (OCTO's units); every tour has the same.

export const ADULT = 'adult';
export const CHILD = 'child';

/** Whether a tour has one price for all who travel together. */
export function isPerBooking({ price }: Pick<Tour, 'price'>): boolean {
  return price.basis === 'group';
}

/**
 * What each unit costs when an adult costs so much. Children are named with the one price that the tour has for them.
 * @param adult smallest unit; undefined: not said
 */
export function unitPrices({ price }: Pick<Tour, 'price'>, adult: number | undefined): Map<string, number> {
  const prices = new Map<string, number>();
  if (adult !== undefined) prices.set(ADULT, adult);
  if (price.childFrom !== undefined) prices.set(CHILD, price.childFrom);
  return prices;
}
