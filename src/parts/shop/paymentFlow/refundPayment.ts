import type { Payload } from 'payload';
import { formatMoney } from '../../../shared/money.ts';
import { creditOf } from '../../../tours/booking/cancellation.ts';
import { queueOrderMail } from '../mails/queueOrderMail.ts';
import { changeOrder, writeOrder } from '../orders/changeOrder.ts';
import { type PaymentRefund, REFUND_BY_HAND, refundSecond } from '../orders/refunds.ts';
import { PaymentError } from '../payments/port.ts';
import { countReturned } from './countReturned.ts';
import { findPaymentProvider } from './paymentProviders.ts';
import { reconcilePayment } from './reconcilePayment.ts';
import { findPayment, findPayments, type StoredPayment, writePayment } from './storedPayment.ts';

/**
 * Makes the pending refunds of a payment at its provider; each has an idempotency key, stored before the provider is asked.
 * @throws PaymentError when the provider cannot be reached, and it is retried; after a final refusal, refunds requested by staff are withdrawn
 */
export async function refundPayment(payload: Payload, id: number): Promise<void> {
  const [payment] = await findPayments({ payload }, { id: { equals: id } }, 1);
  for (const refund of payment?.refunds ?? []) {
    if (payment && !refund.id) await giveBackOne(payload, payment, refund);
  }
}

async function giveBackOne(payload: Payload, payment: StoredPayment, refund: PaymentRefund): Promise<void> {
  try {
    await writeDown(payload, payment, refund, await askProvider(payment, refund));
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    if (error.isFinal) await afterRefusal(payload, payment, refund, error.message);
    else await noteTried(payload, payment);
    throw error;
  }
}

/** The money may have been refunded elsewhere, such as in the provider's dashboard; what is still owed, staff refund themselves. */
async function afterRefusal(
  payload: Payload,
  payment: StoredPayment,
  refund: PaymentRefund,
  why: string,
): Promise<void> {
  if (payment.status === 'orphaned') await noteTried(payload, payment);
  else await takeBack(payload, payment, refund, why);
  await reconcilePayment(payload, payment.id).catch((error: unknown) => {
    if (!(error instanceof PaymentError)) throw error;
  });
  await changeOrder(payload, payment.order, async (order, req) => {
    if (payment.status !== 'orphaned' && creditOf(order) > 0)
      await queueOrderMail(req, order, 'refundFailed', creditOf(order));
  });
}

async function askProvider({ captureId, currency, provider }: StoredPayment, refund: PaymentRefund): Promise<string> {
  if (refund.isByHand || (provider !== 'stripe' && provider !== 'paypal')) return REFUND_BY_HAND;
  const asked = findPaymentProvider(provider);
  if (!asked || !captureId)
    throw new PaymentError(provider, 'Its keys are not there, so that nothing can be given back.');
  const { amount, key } = refund;
  return (await asked.refund({ captureId, amount, currency, key })).id;
}

async function writeDown(
  payload: Payload,
  { currency, id, order: of }: StoredPayment,
  refund: PaymentRefund,
  refundId: string,
) {
  await changeOrder(payload, of, async (order, req) => {
    const payment = await findPayment(req, id);
    if (!payment?.refunds.some(({ id, key }) => key === refund.key && !id)) return;
    const refunds = payment.refunds.map((one) => (one.key === refund.key ? { ...one, id: refundId } : one));
    const isOrphan = payment.status === 'orphaned';
    const isAll = refunds.reduce((sum, { amount }) => sum + amount, 0) >= payment.amount;
    const owesRefund = refunds.some((one) => !one.id);
    await writePayment(req, id, { refunds, refundId, owesRefund, ...(isAll && { status: 'refunded' }) });
    const what = `Given back${refund.isByHand ? ' by hand' : ''}: ${formatMoney(refund.amount, currency, 'en')}`;
    // The request that asked for it is over; the history names who sent it.
    req.context.bookedBy = refund.by;
    // Orphaned payments were never added to the paid amount, so nothing is subtracted.
    await writeOrder(req, of, isOrphan ? {} : (await countReturned(req, order, { ...refund, currency })).data, what);
    if (refund.notifies) await queueOrderMail(req, order, 'refunded', refundSecond(refund));
  });
}

/** The scheduled job backs off with each failure. */
async function noteTried(payload: Payload, { id, order }: StoredPayment): Promise<void> {
  await changeOrder(payload, order, (_, req) => writePayment(req, id, { checkedAt: new Date().toISOString() }));
}

/** Withdraws a refund that the provider refuses for good. */
async function takeBack(payload: Payload, { id, order }: StoredPayment, { key }: PaymentRefund, why: string) {
  await changeOrder(payload, order, async (_, req) => {
    const payment = await findPayment(req, id);
    if (!payment?.refunds.some((one) => one.key === key && !one.id)) return;
    const refunds = payment.refunds.filter((one) => one.key !== key);
    await writePayment(req, id, { refunds, owesRefund: refunds.some((one) => !one.id) });
    await writeOrder(req, order, {}, `Not given back: ${why}`);
  });
}
