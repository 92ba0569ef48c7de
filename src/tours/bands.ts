import { DEFAULT_LOCALE, type LocaleCode } from '../shared/locales.ts';
import { createTranslate, type PlainKey } from '../shared/messages/index.ts';
import { inUnits } from '../shared/money.ts';
import { MONTH_SLUGS } from './monthSlugs.ts';

/** A band of a filter (range facet), with its slug in URLs. */
export interface Band {
  readonly slug: string;
  /** In the language of the site. */
  readonly title: string;
  titleIn(locale: LocaleCode): string;
}

interface BandUpTo {
  readonly slug: string;
  readonly key: PlainKey;
  /** Its upper bound; infinite for the last band. */
  readonly upTo: number;
}

const DURATIONS: readonly BandUpTo[] = [
  { slug: '1', key: 'band.duration.1', upTo: 1 },
  { slug: '2-3', key: 'band.duration.2-3', upTo: 3 },
  { slug: '4-7', key: 'band.duration.4-7', upTo: 7 },
  { slug: '8-14', key: 'band.duration.8-14', upTo: 14 },
  { slug: '15-plus', key: 'band.duration.15-plus', upTo: Number.POSITIVE_INFINITY },
];

/** In whole units of the tour's own currency; a price on a boundary is in the higher band. */
const PRICES: readonly BandUpTo[] = [
  { slug: 'under-250', key: 'band.price.under-250', upTo: 250 },
  { slug: '250-500', key: 'band.price.250-500', upTo: 500 },
  { slug: '500-1000', key: 'band.price.500-1000', upTo: 1000 },
  { slug: '1000-2000', key: 'band.price.1000-2000', upTo: 2000 },
  { slug: 'over-2000', key: 'band.price.over-2000', upTo: Number.POSITIVE_INFINITY },
];

export const DURATION_BANDS: readonly Band[] = DURATIONS.map(bandOf);
export const PRICE_BANDS: readonly Band[] = PRICES.map(bandOf);

/** Months as bands, with slugs `01` to `12`. */
export const MONTH_BANDS: readonly Band[] = MONTH_SLUGS.map((slug, index) =>
  band(slug, (locale) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, index)),
  ),
);

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

function bandOf({ key, slug }: BandUpTo): Band {
  return band(slug, (locale) => createTranslate(locale)(key));
}

function band(slug: string, titleIn: Band['titleIn']): Band {
  return { slug, title: titleIn(DEFAULT_LOCALE), titleIn };
}
