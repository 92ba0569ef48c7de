import type { PayloadRequest } from 'payload';
import type { Columns } from '../../../cms/database/queries/rows.ts';
import type { ORDERS } from '../../../tours/booking/order.ts';
import { queueOrderMail } from '../mails/queueOrderMail.ts';
import { type OrderWrite, writeOrder } from '../orders/changeOrder.ts';
import type { OpenOrder } from '../orders/openOrder.ts';
import { takeSeats } from './takeSeats.ts';

/**
 * Confirms an order with all its bookings, within the transaction of the request, and queues its mails.
 * @param what line for its history
 * @param data other columns to change
 * @throws BookingRejectedError where a seat is gone; the transaction is then rolled back
 */
export async function confirmOrder<Given extends Columns<typeof ORDERS>>(
  req: PayloadRequest,
  order: OpenOrder,
  what: string,
  data?: OrderWrite<Given>,
): Promise<void> {
  await takeSeats(req, order, { status: 'CONFIRMED' });
  const moment = new Date().toISOString();
  const columns: Columns<typeof ORDERS> = {
    ...data,
    confirmedAt: moment,
    expiresAt: null,
    confirmBy: null,
    cartKey: null,
  };
  await writeOrder(req, order.id, { ...columns, status: 'CONFIRMED', currency: order.currency }, what);
  await queueOrderMail(req, order, 'confirmed');
}
