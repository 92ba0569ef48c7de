import type { Part } from '../../render/part.ts';
import { shopOf } from './rules/shopSettings.ts';
import { lookAfterOrders } from './settle/lookAfterOrders.ts';
import { returnFromPayment } from './settle/returnQuestion.ts';
import { webhookCalls } from './settle/webhookCalls.ts';
import { shopVisitor } from './shopVisitor.ts';

/** Booking on the site: carts, orders and their payments. */
export const part: Part = {
  name: 'shop',
  requires: ['bookings'],
  load: shopOf,
  personal: shopVisitor,
  calls: webhookCalls,
  questions: [returnFromPayment],
  rounds: [lookAfterOrders],
};
