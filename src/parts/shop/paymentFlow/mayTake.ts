import type { Payload, PayloadRequest } from 'payload';
import { BookingRefused } from '../../bookings/bookingRefused.ts';
import { changeOrder, writeOrder } from '../changeOrder.ts';
import { queueOrderMail } from '../mails/queueOrderMail.ts';
import type { OpenOrder } from '../openOrder.ts';
import { confirmHoldEnd } from '../rules/confirmTime.ts';
import { heldWhilePaying } from '../rules/payingTime.ts';
import { findPayment, type KeptPayment, writePayment } from './keptPayment.ts';
import { decideMoney } from './rules/owed.ts';
import { releasePlaces, takeSeats } from './takeSeats.ts';

/** Longer than a provider needs to take money. */
const TAKING_MS = 10 * 60_000;

/**
 * Whether what a traveller has approved may be taken: its order still waits for it, and its places can be had, which are held from now on. An order whose places are gone
 * ends, and nobody's money has to go back.
 *
 * A payment that is not taken stays open until its provider has forgotten it: somebody else may have begun to take it a moment ago, and what is taken is never lost.
 */
export async function mayTake(payload: Payload, payment: KeptPayment): Promise<boolean> {
  try {
    return (await changeOrder(payload, payment.order, (order, req) => keepPlaces(req, order, payment))) ?? false;
  } catch (error) {
    if (!(error instanceof BookingRefused)) throw error;
    await changeOrder(payload, payment.order, async (order, req) => {
      const hasEnded = await endUnbooked(req, order, `Not paid in time, and nothing was taken: ${error.message}`);
      if (hasEnded) await queueOrderMail(req, order, 'expired');
      await leave(req, payment);
    });
    return false;
  }
}

async function keepPlaces(req: PayloadRequest, order: OpenOrder, payment: KeptPayment): Promise<boolean> {
  const { status } = (await findPayment(req, payment.id)) ?? payment;
  // Somebody else was quicker, and has taken it: whoever asks now is told what it is.
  if (status !== 'open') return status !== 'failed';
  const decision = decideMoney(order, payment);
  if (decision === 'return') await leave(req, payment);
  if (decision !== 'confirm') return decision === 'count';
  const now = Date.now();
  const held = Math.max(
    heldWhilePaying(order.placedAt, new Date(now)).getTime(),
    confirmHoldEnd(order)?.getTime() ?? 0,
  );
  // One that has expired waits for this payment alone.
  const until = order.status === 'PLACED' ? Math.max(held, now + TAKING_MS) : now + TAKING_MS;
  await takeSeats(req, order, { status: 'ON_HOLD', expiresAt: new Date(until).toISOString() });
  return true;
}

async function leave(req: PayloadRequest, { id }: KeptPayment): Promise<void> {
  if ((await findPayment(req, id))?.status !== 'open') return;
  await writePayment(req, id, { checkedAt: new Date().toISOString(), note: 'Approved, and not taken.' });
}

/**
 * Ends an order whose places cannot be had any more, within the transaction of the request.
 * @param what for its history
 * @returns whether it had not ended before
 */
export async function endUnbooked(req: PayloadRequest, order: OpenOrder, what: string): Promise<boolean> {
  if (order.status !== 'PLACED' && order.status !== 'EXPIRED') return false;
  await releasePlaces(req, order);
  await writeOrder(req, order.id, { status: 'CANCELLED', expiresAt: null, cartKey: null }, what);
  return true;
}
