/** Endpoint that adds travellers on a departure to the cart. */
export const CART_ADD_PATH = '/shop/cart/add/';
/** Endpoint that changes, removes or renews a line of the cart, or holds an expired one again. */
export const CART_LINE_PATH = '/shop/cart/line/';
/** Endpoint with the content of the browser's cart, for scripts. */
export const CART_SUMMARY_PATH = '/shop/cart/summary/';

/** Id of the booking form of a tour; target of links on its page. */
export const BOOK_ID = 'book';
/** Query parameter that selects a departure in it. */
export const DEPARTURE_PARAMETER = 'departure';
/** Identifies the booking form when a page shows a refused form again (`PageView.answered`). */
export const BOOK_FORM = 1;
/** The same for the form of a cart line. */
export const LINE_FORM = 2;
