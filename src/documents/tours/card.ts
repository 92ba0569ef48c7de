/** Fields by which lists are sorted and filtered, beside terms. */
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

/** Fields that a tour's card shows, beside title and path. */
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
