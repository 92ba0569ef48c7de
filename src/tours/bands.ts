import { inUnits } from '../shared/money.ts';

/** A band of a filter (range facet), with its slug in URLs. */
export interface Band {
  readonly slug: string;
  readonly title: string;
}

interface BandUpTo extends Band {
  /** Its upper bound; infinite for the last band. */
  readonly upTo: number;
}

const DURATIONS: readonly BandUpTo[] = [
  { slug: '1', title: '1 day', upTo: 1 },
  { slug: '2-3', title: '2 to 3 days', upTo: 3 },
  { slug: '4-7', title: '4 to 7 days', upTo: 7 },
  { slug: '8-14', title: '8 to 14 days', upTo: 14 },
  { slug: '15-plus', title: '15 days and more', upTo: Number.POSITIVE_INFINITY },
];

/** In whole units of the tour's own currency; a price on a boundary is in the higher band. */
const PRICES: readonly BandUpTo[] = [
  { slug: 'under-250', title: 'Under 250', upTo: 250 },
  { slug: '250-500', title: '250 to 500', upTo: 500 },
  { slug: '500-1000', title: '500 to 1,000', upTo: 1000 },
  { slug: '1000-2000', title: '1,000 to 2,000', upTo: 2000 },
  { slug: 'over-2000', title: 'Over 2,000', upTo: Number.POSITIVE_INFINITY },
];

export const DURATION_BANDS: readonly Band[] = DURATIONS.map(bandOf);
export const PRICE_BANDS: readonly Band[] = PRICES.map(bandOf);

/** Months as bands, with slugs `01` to `12`. */
export const MONTH_BANDS: readonly Band[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
].map((title, index) => ({ slug: monthSlug(index + 1), title }));

/**
 * The band of a tour's duration.
 * @param days whole days, at least 1
 * @returns undefined for an invalid duration
 */
export function durationBand(days: number | undefined): string | undefined {
  if (days === undefined || !(days >= 1)) return undefined;
  return DURATIONS.find(({ upTo }) => days <= upTo)?.slug;
}

/**
 * The band of a price.
 * @param minor in the smallest unit of the currency
 * @returns undefined without a price
 */
export function priceBand(minor: number | undefined, currency: string): string | undefined {
  if (minor === undefined || !(minor >= 0)) return undefined;
  const units = inUnits(minor, currency);
  return PRICES.find(({ upTo }) => units < upTo)?.slug;
}

/** The slug of a month. @param month from 1 to 12 */
export function monthSlug(month: number): string {
  return String(month).padStart(2, '0');
}

function bandOf({ slug, title }: BandUpTo): Band {
  return { slug, title };
}
