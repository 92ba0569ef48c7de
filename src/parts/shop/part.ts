import type { Part } from '../../render/part.ts';
import { cartPanelPage } from './cart/cartPanelPage.ts';
import { deleteOldCarts } from './cart/deleteOldCarts.ts';
import { addToCart, changeCartLine } from './cart/formEndpoints.ts';
import { markCart } from './cart/miniCart.ts';
import { cartSummary } from './cart/summary.ts';
import { checkout } from './checkout/checkoutEndpoint.ts';
import { markCorrected } from './checkout/markCorrected.ts';
import { cancel, cancelPage, pay } from './checkout/orderEndpoints.ts';
import { confirm, confirmPage } from './confirm/confirmEndpoints.ts';
import { maintainHoards } from './hoards/maintainHoards.ts';
import { interfacePages } from './interfacePages.ts';
import { deleteExpiredOrders } from './jobs/deleteExpiredOrders.ts';
import { maintainOrders } from './jobs/maintainOrders.ts';
import { returnFromPayment } from './paymentFlow/returnEndpoint.ts';
import { startPayments } from './paymentFlow/startPayments.ts';
import { webhookCalls } from './paymentFlow/webhookCalls.ts';
import { shopOf } from './rules/shopSettings.ts';
import { shopVisitor } from './shopVisitor.ts';
import { calendarFile, voucherPage } from './voucher/queryEndpoints.ts';

/** Booking on the site: carts, orders and their payments. */
export const part: Part = {
  name: 'shop',
  requires: ['bookings', 'departures'],
  load: shopOf,
  start: startPayments,
  personal: shopVisitor,
  interfacePages,
  startScript: (context) => [markCart(context), markCorrected(context)].filter(Boolean).join(';') || undefined,
  panelPage: cartPanelPage,
  calls: webhookCalls,
  formEndpoints: [addToCart, changeCartLine, checkout, pay, confirm, cancel],
  queryEndpoints: [cartSummary, confirmPage, cancelPage, returnFromPayment, voucherPage, calendarFile],
  scheduledJobs: [deleteOldCarts, deleteExpiredOrders, maintainHoards, maintainOrders],
};
