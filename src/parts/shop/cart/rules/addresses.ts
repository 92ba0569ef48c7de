/** Takes travellers on a departure into the cart. */
export const CART_ADD_PATH = '/shop/cart/add/';
/** Changes or removes a line of the cart, holds its places longer, or asks for an ended one again. */
export const CART_LINE_PATH = '/shop/cart/line/';
/** Tells a script what stands in the cart of the browser that asks. */
export const CART_SUMMARY_PATH = '/shop/cart/summary/';

/** Id of the form by which a tour is booked; links on its page lead there. */
export const BOOK_ID = 'book';
/** Parameter of the address that chooses a departure in it. */
export const DEPARTURE_PARAMETER = 'departure';
/** Which of the shop's forms a page shows again that was refused (`PageView.answered`). */
export const BOOK_FORM = 1;
/** The same of the form of a line of the cart. */
export const LINE_FORM = 2;
