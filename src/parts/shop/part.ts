import type { Part } from '../../render/part.ts';
import { cartPanelPage } from './cart/cartPanelPage.ts';
import { forgetCarts } from './cart/forgetCarts.ts';
import { markCart } from './cart/miniCart.ts';
import { addToCart, changeCartLine } from './cart/posts.ts';
import { cartSummary } from './cart/summary.ts';
import { checkout } from './checkout/checkoutPost.ts';
import { cancel, cancelPage, pay } from './checkout/orderPosts.ts';
import { confirm, confirmPage } from './confirm/confirmPosts.ts';
import { shopOf } from './rules/shopSettings.ts';
import { forgetExpiredOrders } from './settle/forgetExpiredOrders.ts';
import { lookAfterOrders } from './settle/lookAfterOrders.ts';
import { returnFromPayment } from './settle/returnQuestion.ts';
import { startPayments } from './settle/startPayments.ts';
import { webhookCalls } from './settle/webhookCalls.ts';
import { shopVisitor } from './shopVisitor.ts';
import { calendarFile, voucherPage } from './voucher/questions.ts';

/** Booking on the site: carts, orders and their payments. */
export const part: Part = {
  name: 'shop',
  requires: ['bookings', 'departures'],
  load: shopOf,
  start: startPayments,
  personal: shopVisitor,
  startScript: markCart,
  panelPage: cartPanelPage,
  calls: webhookCalls,
  posts: [addToCart, changeCartLine, checkout, pay, confirm, cancel],
  questions: [cartSummary, confirmPage, cancelPage, returnFromPayment, voucherPage, calendarFile],
  rounds: [forgetCarts, forgetExpiredOrders, lookAfterOrders],
};
