import type { Payload } from 'payload';
import { formatMoney } from '../../../shared/money.ts';
import { creditOf } from '../../../tours/booking/cancellation.ts';
import { changeOrder, writeOrder } from '../changeOrder.ts';
import type { OpenOrder } from '../openOrder.ts';
import { PaymentFault } from '../payments/port.ts';
import { findPayment, findPayments, type KeptPayment, writePayment } from './keptPayment.ts';
import { findPaymentProvider } from './paymentProviders.ts';
import type { PaymentRefund } from './rules/refunds.ts';

/** Named so in refunds of money that no provider has, such as that of a transfer: staff give it back themselves. */
const BY_HAND = 'by hand';

/**
 * Gives back what is owed of a payment; what was given back is not given twice, whoever asks and however often.
 * @throws PaymentFault when the provider cannot be reached, and it is tried again; one that is final takes back what staff have asked for
 */
export async function giveBack(payload: Payload, id: number): Promise<void> {
  const [payment] = await findPayments({ payload }, { id: { equals: id } }, 1);
  for (const refund of payment?.refunds ?? []) {
    if (payment && !refund.id) await giveBackOne(payload, payment, refund);
  }
}

async function giveBackOne(payload: Payload, payment: KeptPayment, refund: PaymentRefund): Promise<void> {
  try {
    await writeDown(payload, payment, refund, await askProvider(payment, refund));
  } catch (error) {
    if (!(error instanceof PaymentFault)) throw error;
    if (error.isFinal && payment.status !== 'orphaned') await takeBack(payload, payment, refund, error.message);
    else await noteTried(payload, payment);
    throw error;
  }
}

async function askProvider({ captureId, currency, provider }: KeptPayment, refund: PaymentRefund): Promise<string> {
  if (provider === 'transfer' || provider === 'arrival') return BY_HAND;
  const asked = findPaymentProvider(provider);
  if (!asked || !captureId)
    throw new PaymentFault(provider, 'Its keys are not there, so that nothing can be given back.');
  const { amount, key } = refund;
  return (await asked.refund({ captureId, amount, currency, key })).id;
}

async function writeDown(payload: Payload, { id, order: of }: KeptPayment, refund: PaymentRefund, refundId: string) {
  await changeOrder(payload, of, async (order, req) => {
    const payment = await findPayment(req, id);
    if (!payment?.refunds.some(({ id, key }) => key === refund.key && !id)) return;
    const refunds = payment.refunds.map((one) => (one.key === refund.key ? { ...one, id: refundId } : one));
    const isOrphan = payment.status === 'orphaned';
    const isAll = refunds.reduce((sum, { amount }) => sum + amount, 0) >= payment.amount;
    const data = {
      refunds,
      refundId,
      owesRefund: refunds.some((one) => !one.id),
      ...(isAll && { status: 'refunded' }),
    };
    await writePayment(req, id, data);
    const what = `Given back: ${formatMoney(refund.amount, payment.currency, 'en')}, as ${refund.by} wished`;
    // What confirmed nothing was never counted as paid.
    await writeOrder(
      req,
      of,
      isOrphan ? {} : { ...lowered(order, refund), refunded: order.refunded + refund.amount },
      what,
    );
  });
}

/** A price that staff have lowered, by what they give back of it; what was paid above the price lowers nothing. */
function lowered(order: OpenOrder, refund: PaymentRefund): { discount?: number; total?: number } {
  if (!refund.lowersPrice) return {};
  const { discount, total } = order;
  const amount = Math.min(total, Math.max(0, refund.amount - creditOf(order)));
  return { discount: discount + amount, total: total - amount };
}

/** The round waits longer each time. */
async function noteTried(payload: Payload, { id, order }: KeptPayment): Promise<void> {
  await changeOrder(payload, order, (_, req) => writePayment(req, id, { checkedAt: new Date().toISOString() }));
}

/** A refund that its provider refuses for good is none. */
async function takeBack(payload: Payload, { id, order }: KeptPayment, { key }: PaymentRefund, why: string) {
  await changeOrder(payload, order, async (_, req) => {
    const payment = await findPayment(req, id);
    if (!payment?.refunds.some((one) => one.key === key && !one.id)) return;
    const refunds = payment.refunds.filter((one) => one.key !== key);
    await writePayment(req, id, { refunds, owesRefund: refunds.some((one) => !one.id) });
    await writeOrder(req, order, {}, `Not given back: ${why}`);
  });
}
