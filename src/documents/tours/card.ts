/** By what lists are ordered and filtered, beside terms. */
export const LISTED = [
  'days',
  'price.from',
  'price.currency',
  'difficulty',
  'groupMin',
  'groupMax',
  'ageMin',
  'durationBand',
  'priceBand',
  'months',
  'startPlace',
] as const;

/** What a card shows of a tour, beside title and address. */
export const CARD = [
  'code',
  'excerpt',
  'featuredImage',
  'nights',
  'endPlace',
  'enquiryMode',
  'price.basis',
  'destinations',
  'types',
  'points',
  ...LISTED,
] as const;
