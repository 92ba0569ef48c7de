import type { Part } from '../../render/part.ts';
import { forgetCarts } from './cart/forgetCarts.ts';
import { hasMiniCart, MARK_CART } from './cart/miniCart.ts';
import { addToCart, changeCartLine } from './cart/posts.ts';
import { cartSummary } from './cart/summary.ts';
import { shopOf } from './rules/shopSettings.ts';
import { shopVisitor } from './shopVisitor.ts';

/** Booking on the site: carts, orders and their payments. */
export const part: Part = {
  name: 'shop',
  requires: ['bookings'],
  load: shopOf,
  personal: shopVisitor,
  startScript: (context) => (hasMiniCart(context) ? MARK_CART : undefined),
  posts: [addToCart, changeCartLine],
  questions: [cartSummary],
  rounds: [forgetCarts],
};
