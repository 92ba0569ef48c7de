import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { formatMoney } from '../../../shared/money.ts';
import { creditOf } from '../../../tours/booking/cancellation.ts';
import { balanceOf, type PaymentMeans } from '../../../tours/booking/order.ts';
import { today } from '../../departures/today.ts';
import { queueOrderMail } from '../mails/queueOrderMail.ts';
import { changeOrder, writeOrder } from '../orders/changeOrder.ts';
import { findOrder, type OpenOrder } from '../orders/openOrder.ts';
import { isCounted, orphanKey, type PaymentRefund } from '../orders/refunds.ts';
import { COMPANIES, type PaymentProviderName, type ProviderReturn } from '../payments/port.ts';
import { countRestored, countReturned } from './countReturned.ts';
import { findPaymentProvider } from './paymentProviders.ts';
import { compareReturns } from './rules/compareReturns.ts';
import { findPayment, findPayments, type StoredPayment, writePayment } from './storedPayment.ts';

/** Prefix of a payment's note. */
const DISPUTED = 'It is disputed:';
const WON = 'A dispute was won.';

/**
 * Reconciles a payment with its provider: records refunds made in the provider's dashboard, money taken back in a dispute, and refunds that never
 * arrived. Idempotent.
 * @param isDispute whether the provider has reported a dispute
 * @throws PaymentError when the provider cannot be asked; nothing has changed
 */
export async function reconcilePayment(
  payload: Payload,
  id: number,
  { isDispute = false }: { isDispute?: boolean } = {},
): Promise<void> {
  const [payment] = await findPayments({ payload }, { id: { equals: id } }, 1);
  const provider = payment && findPaymentProvider(payment.provider);
  if (!provider || !payment.captureId || !payment.providerId) return;
  const { captureId, currency, order, providerId } = payment;
  const returns = await provider.returns({ id: providerId, captureId, currency });
  await changeOrder(payload, order, async (_, req) => {
    const kept = await findPayment(req, id);
    if (kept) await follow(req, kept, returns, isDispute);
  });
}

async function follow(req: PayloadRequest, payment: StoredPayment, returns: ProviderReturn[], isDispute: boolean) {
  const { came, isUnderWay, undone } = compareReturns(payment, returns, isDispute);
  const isOrphan = !isCounted(payment);
  // The site's own pending refund is recorded first; then this runs again.
  const isLater = isUnderWay && !isOrphan;
  for (const refund of undone) await restore(req, payment.id, refund);
  if (!isLater) for (const back of came) await (isOrphan ? closeOrphan : count)(req, payment.id, back);
  if (isDispute) await notifyDispute(req, payment);
  await writePayment(req, payment.id, { checkedAt: isLater ? null : new Date().toISOString() });
}

type Came = ReturnType<typeof compareReturns>['came'][number];

/** Records money refunded outside this site. A refund in the provider's dashboard lowers the price; money taken back in a dispute is owed again. */
async function count(req: PayloadRequest, id: number, { amount, id: name, isDispute }: Came): Promise<void> {
  const { order, payment } = await readBoth(req, id);
  const company = companyOf(payment.provider);
  const { data, lowered } = await countReturned(req, order, {
    amount,
    currency: payment.currency,
    lowersPrice: !isDispute,
  });
  const at = new Date().toISOString();
  const refund = { key: `${payment.provider}-${name}`, amount, by: company, at, id: name };
  const refunds = [...payment.refunds, { ...refund, lowersPrice: !isDispute, lowered, isDispute }];
  await writePayment(req, id, { refunds, ...statusOf(payment, refunds) });
  const isOwed = isDispute && order.status === 'CONFIRMED';
  const money = formatMoney(amount, payment.currency, 'en');
  await writeOrder(
    req,
    order.id,
    // The balance is overdue from now on; no reminders are sent while it is disputed.
    { ...data, ...(isOwed && { balanceDue: order.balanceDue ?? today(), balanceAskedAt: order.balanceAskedAt ?? at }) },
    isDispute ? `Taken back in a dispute at ${company}: ${money}` : `Given back at ${company}: ${money}`,
  );
  if (isDispute) await queueOrderMail(req, order, 'disputed', id);
  else await queueOrderMail(req, order, 'returned', data.refunded);
}

/** An orphaned payment was refunded outside this site: nothing is owed any more. */
async function closeOrphan(req: PayloadRequest, id: number, { id: name }: Came): Promise<void> {
  const { order, payment } = await readBoth(req, id);
  if (payment.status !== 'orphaned') return;
  const refunds = payment.refunds.map((refund) => ({ ...refund, id: refund.id ?? name }));
  await writePayment(req, id, { refunds, refundId: name, owesRefund: false, status: 'refunded' });
  const what = `Given back at ${companyOf(payment.provider)}: ${formatMoney(payment.amount, payment.currency, 'en')}`;
  await writeOrder(req, order.id, {}, what);
}

/** A refund that never arrived is removed and owed again; a won dispute is over. */
async function restore(req: PayloadRequest, id: number, refund: PaymentRefund): Promise<void> {
  const { order, payment } = await readBoth(req, id);
  const refunds = payment.refunds.filter(({ key }) => key !== refund.key);
  const money = formatMoney(refund.amount, payment.currency, 'en');
  const company = companyOf(payment.provider);
  if (!isCounted(payment)) {
    // The traveller still has to get it: requested with another idempotency key, since the first has failed.
    const again = { ...refund, key: `${orphanKey(payment)}-${randomUUID().slice(0, 8)}`, id: undefined };
    await writePayment(req, id, { refunds: [...refunds, again], owesRefund: true, status: 'orphaned' });
    await writeOrder(req, order.id, {}, `Did not arrive, and is asked for again: ${money}`);
    return;
  }
  await writePayment(req, id, { refunds, ...statusOf(payment, refunds), ...(refund.isDispute && { note: WON }) });
  const data = await countRestored(req, order, { ...refund, currency: payment.currency });
  const isSettled = balanceOf({ ...order, ...data }) === 0;
  const what = refund.isDispute ? `The dispute at ${company} was won` : 'The refund did not arrive';
  await writeOrder(req, order.id, { ...data, ...(isSettled && { balanceDue: null }) }, `${what}: ${money}`);
  if (!refund.isDispute) await queueOrderMail(req, order, 'refundFailed', creditOf({ ...order, ...data }));
}

/** Staff are notified once of each disputed payment, even before money moves. */
async function notifyDispute(req: PayloadRequest, { id, note, order: of, provider }: StoredPayment): Promise<void> {
  const order = await findOrder({ payload: req.payload, req }, of);
  if (!order || note === WON || note?.startsWith(DISPUTED)) return;
  const words = `${DISPUTED} see ${companyOf(provider)}.`;
  await writePayment(req, id, { note: words });
  await writeOrder(req, of, {}, `A payment is disputed at ${companyOf(provider)}`);
  await queueOrderMail(req, order, 'disputed', id);
}

function statusOf({ amount }: StoredPayment, refunds: readonly Pick<PaymentRefund, 'amount' | 'id'>[]) {
  const back = refunds.reduce((sum, refund) => sum + (refund.id ? refund.amount : 0), 0);
  return { status: back >= amount ? 'refunded' : 'paid' } as const;
}

/** Payment and order, read after the writes before. */
async function readBoth(req: PayloadRequest, id: number): Promise<{ order: OpenOrder; payment: StoredPayment }> {
  const payment = await findPayment(req, id);
  const order = payment && (await findOrder({ payload: req.payload, req }, payment.order));
  if (!order) throw new Error(`Payment ${id} belongs to no order.`);
  return { order, payment };
}

function companyOf(provider: PaymentMeans): string {
  return COMPANIES[provider as PaymentProviderName];
}
