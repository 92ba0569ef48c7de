import type { Payload } from 'payload';
import { today } from '../../departures/today.ts';
import { changeOrder, writeOrder } from '../changeOrder.ts';
import { queueOrderMail } from '../mails/queueOrderMail.ts';
import { findPayments } from './keptPayment.ts';
import { settleEach } from './settlePayment.ts';
import { releasePlaces } from './takePlaces.ts';

/** What became of the wish to cancel. */
export type Cancelled = 'cancelled' | 'ended' | 'unknown';

/**
 * Cancels an order with all its bookings, as its traveller wishes, by the terms of its tours; marks what has to be given back. A journey that has begun is not cancelled.
 * @param by who wishes it, for its history
 * @returns `ended` where it was over, or its first journey has begun; `unknown` where there is none
 */
export async function cancelOrder(payload: Payload, id: number, by: string): Promise<Cancelled> {
  const cancelled = await changeOrder(payload, id, async (order, req): Promise<Cancelled> => {
    if (order.status === 'CART') return 'unknown';
    const starts = order.bookings.flatMap(({ start, status }) => (status === 'CANCELLED' ? [] : (start ?? [])));
    const hasBegun = starts.some((start) => start <= today());
    if (!['PLACED', 'CONFIRMED'].includes(order.status) || hasBegun) return 'ended';
    req.context.bookedBy = by;
    await releasePlaces(req, order);
    await writeOrder(req, id, { status: 'CANCELLED', expiresAt: null, balanceDue: null }, 'Cancelled');
    await queueOrderMail(req, order, 'cancelled');
    return 'cancelled';
  });
  if (cancelled !== 'cancelled') return cancelled ?? 'unknown';
  const open = await findPayments({ payload }, { and: [{ order: { equals: id } }, { status: { equals: 'open' } }] });
  await settleEach(payload, open);
  return cancelled;
}
