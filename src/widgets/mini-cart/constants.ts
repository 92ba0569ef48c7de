/** The class of links to the cart that their script shows. */
export const MINI_CART = 'r-mini-cart';
