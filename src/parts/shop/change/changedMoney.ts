import type { PayloadRequest } from 'payload';
import type { Booking } from '../../../tours/booking/booking.ts';
import { balanceOf } from '../../../tours/booking/order.ts';
import { addReduction, shrinkReductions } from '../../../tours/booking/reductions.ts';
import type { OpenOrder } from '../orders/openOrder.ts';
import { balanceDueAfter } from '../paymentFlow/balanceDueAfter.ts';

/** Decisions of staff beside the price, smallest unit. */
export interface Adjustment {
  /** Fee of the change: part of the price from now on. */
  kept: number;
  /** Additional discount, with its reason. */
  taken: number;
  reason?: string | undefined;
}

/**
 * New amounts of an order after one of its bookings changed: the price difference is added. A promotion keeps its amount. The part due at once keeps
 * its share of the total; the due date of the balance follows the departure. Overpaid money is kept until it is refunded.
 */
export async function changedMoney(
  req: PayloadRequest,
  order: OpenOrder,
  before: Booking,
  after: Booking,
  { kept, reason, taken }: Adjustment = { kept: 0, taken: 0 },
) {
  const subtotal = Math.max(0, order.subtotal + after.total - before.total + kept);
  const discount = Math.min(order.discount + taken, subtotal);
  const reductions = addReduction(shrinkReductions(order, discount), discount - order.discount, reason);
  const total = subtotal - discount;
  const dueNow = order.total === 0 ? total : Math.min(total, Math.ceil((order.dueNow * total) / order.total));
  const bookings = order.bookings.map((booking) => (booking.id === before.id ? after : booking));
  const changed = { ...order, subtotal, discount, reductions, total, dueNow, bookings };
  const { currency } = order;
  return { currency, subtotal, discount, reductions, total, dueNow, ...(await balanceDates(req, order, changed)) };
}

async function balanceDates(req: PayloadRequest, order: OpenOrder, changed: OpenOrder) {
  const { bookings, method, paid, status } = changed;
  const isNew = balanceOf(order) === 0 && balanceOf(changed) > 0;
  const starts = bookings.flatMap(({ start, status: one }) => (one === 'CONFIRMED' ? (start ?? []) : [])).sort();
  const firstOf = (one: OpenOrder): string | undefined =>
    one.bookings.flatMap(({ start, status: each }) => (each === 'CONFIRMED' ? (start ?? []) : [])).sort()[0];
  if (status !== 'CONFIRMED') return {};
  if (balanceOf(changed) === 0) return { balanceDue: null };
  if (method === 'arrival') return { balanceDue: starts[0] ?? null };
  // A transfer that has not arrived keeps its due date, unless the tour starts earlier.
  if (method === 'transfer' && paid === 0)
    return { balanceDue: [order.balanceDue, starts[0]].filter((day) => day !== undefined).sort()[0] ?? null };
  if (!isNew && firstOf(order) === firstOf(changed)) return {};
  const balanceDue = await balanceDueAfter(req, { ...changed, balanceDue: undefined }, paid);
  return { balanceDue, ...(balanceDue !== order.balanceDue && { balanceAskedAt: null }) };
}
