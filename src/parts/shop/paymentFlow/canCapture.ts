import type { Payload, PayloadRequest } from 'payload';
import { BookingRejectedError } from '../../bookings/bookingRejectedError.ts';
import { queueOrderMail } from '../mails/queueOrderMail.ts';
import { changeOrder, writeOrder } from '../orders/changeOrder.ts';
import type { OpenOrder } from '../orders/openOrder.ts';
import { confirmHoldEnd } from '../rules/confirmTime.ts';
import { heldWhilePaying } from '../rules/payingTime.ts';
import { staffHoldEnd } from '../rules/takenByStaff.ts';
import { decideMoney } from './rules/owed.ts';
import { findPayment, type StoredPayment, writePayment } from './storedPayment.ts';
import { releaseSeats, takeSeats } from './takeSeats.ts';

/** Longer than a provider needs to capture a payment. */
const TAKING_MS = 10 * 60_000;

/**
 * Whether an approved payment may be captured: its order still awaits it, and its seats are available; they are held from now on. An order whose
 * seats are gone ends, without any refund.
 *
 * A payment that is not captured stays open until it expires at the provider: another process may be capturing it, and captured money is
 * never lost.
 */
export async function canCapture(payload: Payload, payment: StoredPayment): Promise<boolean> {
  try {
    return (await changeOrder(payload, payment.order, (order, req) => keepPlaces(req, order, payment))) ?? false;
  } catch (error) {
    if (!(error instanceof BookingRejectedError)) throw error;
    await changeOrder(payload, payment.order, async (order, req) => {
      const hasEnded = await endUnbooked(req, order, `Not paid in time, and nothing was taken: ${error.message}`);
      if (hasEnded) await queueOrderMail(req, order, 'expired');
      await leave(req, payment);
    });
    return false;
  }
}

async function keepPlaces(req: PayloadRequest, order: OpenOrder, payment: StoredPayment): Promise<boolean> {
  const { status } = (await findPayment(req, payment.id)) ?? payment;
  // Another process has captured it already; the answer is its state.
  if (status !== 'open') return status !== 'failed';
  const decision = decideMoney(order, payment);
  if (decision === 'return') await leave(req, payment);
  if (decision !== 'confirm') return decision === 'count';
  const now = Date.now();
  const held = Math.max(
    heldWhilePaying(order.placedAt, new Date(now)).getTime(),
    (confirmHoldEnd(order) ?? staffHoldEnd(order, new Date(now)))?.getTime() ?? 0,
  );
  // An expired order is held for this payment only.
  const until = order.status === 'PLACED' ? Math.max(held, now + TAKING_MS) : now + TAKING_MS;
  await takeSeats(req, order, { status: 'ON_HOLD', expiresAt: new Date(until).toISOString() });
  return true;
}

async function leave(req: PayloadRequest, { id }: StoredPayment): Promise<void> {
  if ((await findPayment(req, id))?.status !== 'open') return;
  await writePayment(req, id, { checkedAt: new Date().toISOString(), note: 'Approved, and not taken.' });
}

/**
 * Cancels an order whose seats are gone, within the transaction of the request.
 * @param what line for its history
 * @returns whether it had not ended before
 */
export async function endUnbooked(req: PayloadRequest, order: OpenOrder, what: string): Promise<boolean> {
  if (order.status !== 'PLACED' && order.status !== 'EXPIRED') return false;
  await releaseSeats(req, order);
  await writeOrder(req, order.id, { status: 'CANCELLED', expiresAt: null, cartKey: null }, what);
  return true;
}
