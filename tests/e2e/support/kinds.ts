/** A kind of page of the demo, and its path. */
export interface PageKind {
  name: string;
  path: string;
  status: number;
  /** Whether header and footer have no links, so that nothing interrupts the visitor. */
  isQuiet?: boolean;
  /** Whether it has no floating controls, so that none covers an amount: chat, scroll-to-top control and their like (decision 111). */
  hasNoDock?: boolean;
}

export const HOME = { name: 'home', path: '/', status: 200 };
/** The article used for measurements: about the operator's founding tour. */
export const ARTICLE = { name: 'article', path: '/journeys/from-snow-to-sand/', status: 200 };
export const PAGE = { name: 'page', path: '/about/', status: 200 };
export const ARCHIVE = { name: 'archive', path: '/articles/', status: 200 };
export const ARCHIVE_PAGE_TWO = { name: 'second page of an archive', path: '/articles/page/2/', status: 200 };
export const CATEGORY = { name: 'category', path: '/category/journeys/', status: 200 };
export const SEARCH_WITH_HITS = { name: 'search with hits', path: '/search/desert/', status: 200 };
export const SEARCH_WITHOUT_HITS = { name: 'search without hits', path: '/search/zzqx/', status: 200 };
export const NOT_FOUND = { name: 'not found', path: '/no-such-page/', status: 404 };

export const TOUR = { name: 'tour', path: '/tours/three-nights-in-the-dunes/', status: 200 };
/** The tour with the most days, and so with the longest page. */
export const LONGEST_TOUR = { name: 'longest tour', path: '/tours/from-snow-to-sand/', status: 200 };
export const TOURS = { name: 'list of tours', path: '/tours/', status: 200 };

export const SEARCH = { name: 'search page', path: '/search/', status: 200 };
export const CART = { name: 'empty cart', path: '/cart/', status: 200, hasNoDock: true };
export const CHECKOUT = {
  name: 'checkout of an empty cart',
  path: '/checkout/',
  status: 200,
  isQuiet: true,
  hasNoDock: true,
};
export const ACCOUNT = { name: 'account before signing in', path: '/your-journeys/', status: 200 };

/** Every kind of public page. */
export const PAGE_KINDS: readonly PageKind[] = [
  HOME,
  ARTICLE,
  PAGE,
  ARCHIVE,
  ARCHIVE_PAGE_TWO,
  CATEGORY,
  SEARCH_WITH_HITS,
  SEARCH_WITHOUT_HITS,
  NOT_FOUND,
  TOUR,
  TOURS,
  SEARCH,
  CART,
  CHECKOUT,
  ACCOUNT,
];
