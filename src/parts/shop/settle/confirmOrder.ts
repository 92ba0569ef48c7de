import type { PayloadRequest } from 'payload';
import { writeOrder } from '../changeOrder.ts';
import { queueOrderMail } from '../mails/queueOrderMail.ts';
import type { OpenOrder } from '../openOrder.ts';
import { takePlaces } from './takePlaces.ts';

/**
 * Confirms an order with all its bookings, within the transaction of the request, and tells of it.
 * @param what for its history
 * @param data what else changes of it
 * @throws BookingRefused where a place cannot be had any more; the transaction is then over
 */
export async function confirmOrder(
  req: PayloadRequest,
  order: OpenOrder,
  what: string,
  data: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await takePlaces(req, order, { status: 'CONFIRMED' });
  const moment = new Date().toISOString();
  const confirmed = { status: 'CONFIRMED', confirmedAt: moment, expiresAt: null, confirmBy: null, cartKey: null };
  await writeOrder(req, order.id, { ...data, ...confirmed }, what);
  await queueOrderMail(req, order, 'confirmed');
}
