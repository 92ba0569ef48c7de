import type { PayloadRequest } from 'payload';
import type { Shop } from '../../../cms/payload-types.ts';
import { today } from '../../departures/today.ts';
import type { OpenOrder } from '../orders/openOrder.ts';
import { DEFAULT_TRANSFER_DAYS } from '../rules/shopSettings.ts';
import { confirmOrder } from './confirmOrder.ts';
import { transferDue } from './rules/lateness.ts';

/**
 * Confirms an order that is paid later, by transfer or on arrival, or with nothing due now; within the transaction of the request. Its seats are
 * booked; staff see when the money does not arrive.
 * @throws BookingRejectedError where a seat is gone; the transaction is then rolled back
 */
export async function confirmUnpaid(req: PayloadRequest, order: OpenOrder, { transferDays }: Partial<Shop>) {
  const { method } = order;
  const starts = order.bookings.flatMap(({ start }) => start ?? []).sort();
  if (order.dueNow === 0) return confirmOrder(req, order, 'Confirmed: nothing is paid at once', { method });
  if (method === 'transfer') {
    const balanceDue = transferDue(today(), transferDays ?? DEFAULT_TRANSFER_DAYS, starts);
    return confirmOrder(req, order, 'Confirmed: a transfer is to come', { method, balanceDue });
  }
  const balanceDue = starts[0] ?? order.balanceDue;
  return confirmOrder(req, order, 'Confirmed: paid on arrival', { ...termsOf(order), balanceDue });
}

/** Payment on arrival is always in full. */
export function termsOf({
  currency,
  dueNow,
  method,
  plan,
  total,
}: Pick<OpenOrder, 'currency' | 'dueNow' | 'method' | 'plan' | 'total'>) {
  const isAll = method === 'arrival';
  return { currency, method, plan: isAll ? 'full' : plan, dueNow: isAll ? total : dueNow };
}
