/** What changes a listing when it is pressed: its own links to pages, and everything in the blocks that filter it. */
export const LISTING_CONTROLS =
  '[data-listing-filter] :is(a:not([href^="#"]), button, input, label, select), [data-listing] :is(.r-listing__empty, .r-listing__more, .r-pagination) a';
