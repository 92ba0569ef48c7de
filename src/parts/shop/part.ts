import type { Part } from '../../render/part.ts';
import { checkout } from './checkout/checkoutPost.ts';
import { cancel, cancelPage, pay } from './checkout/orderPosts.ts';
import { shopOf } from './rules/shopSettings.ts';
import { shopVisitor } from './shopVisitor.ts';

/** Booking on the site: carts, orders and their payments. */
export const part: Part = {
  name: 'shop',
  requires: ['bookings'],
  load: shopOf,
  personal: shopVisitor,
  posts: [checkout, pay, cancel],
  questions: [cancelPage],
};
