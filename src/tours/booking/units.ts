import type { Tour } from '../tour.ts';

// Units of travellers (OCTO's units); the same for every tour.

export const ADULT = 'adult';
export const CHILD = 'child';

/** Whether a tour has one price for the whole group. */
export function isPerBooking({ price }: Pick<Tour, 'price'>): boolean {
  return price.basis === 'group';
}

/**
 * Price of each unit, given an adult's price. Children have the one price of the tour.
 * @param adult smallest unit; undefined: no price
 */
export function unitPrices({ price }: Pick<Tour, 'price'>, adult: number | undefined): Map<string, number> {
  const prices = new Map<string, number>();
  if (adult !== undefined) prices.set(ADULT, adult);
  if (price.childFrom !== undefined) prices.set(CHILD, price.childFrom);
  return prices;
}
