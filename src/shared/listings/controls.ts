/** Selector of a listing's controls: its pagination links, and everything in its filter blocks. */
export const LISTING_CONTROLS =
  '[data-listing-filter] :is(a:not([href^="#"]), button, input, label, select), [data-listing] :is(.r-listing__empty, .r-listing__more, .r-pagination) a';
