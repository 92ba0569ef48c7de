import type { OfferGroup } from './listOffers.ts';

/** Index of the first entry of each group, among all entries. */
export function startsOf(groups: readonly OfferGroup[]): number[] {
  return groups.map((_, index) => groups.slice(0, index).reduce((sum, { offers }) => sum + offers.length, 0));
}
