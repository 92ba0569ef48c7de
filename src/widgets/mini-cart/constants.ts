/** Class of the cart links that the script shows. */
export const MINI_CART = 'r-mini-cart';
