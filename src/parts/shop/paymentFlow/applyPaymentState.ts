import type { Payload, PayloadRequest } from 'payload';
import { formatMoney } from '../../../shared/money.ts';
import { PAYMENT_MEANS, type PaymentStatus } from '../../../tours/booking/order.ts';
import { BookingRejectedError } from '../../bookings/bookingRejectedError.ts';
import { queueOrderMail } from '../mails/queueOrderMail.ts';
import { changeOrder, writeOrder } from '../orders/changeOrder.ts';
import { findOrder, type OpenOrder } from '../orders/openOrder.ts';
import { orphanKey } from '../orders/refunds.ts';
import { PaymentError, type PaymentProvider, type PaymentProviderName, type PaymentState } from '../payments/port.ts';
import { canCapture, endUnbooked } from './canCapture.ts';
import { countMoney } from './countMoney.ts';
import { findPaymentProvider } from './paymentProviders.ts';
import { refundPayment } from './refundPayment.ts';
import { decideMoney } from './rules/owed.ts';
import { findPayment, findPayments, type StoredPayment, writePayment } from './storedPayment.ts';

/**
 * Asks the provider for a payment's state and applies it to the order. Idempotent: browser, webhook and scheduled job may all call it.
 * @returns the payment's state; `untaken` for an approved payment that is not captured, since its order cannot be booked; undefined for a payment
 * unknown to this site
 * @throws PaymentError when the provider cannot be asked; nothing has changed, and it can be retried
 */
export async function applyPaymentState(
  payload: Payload,
  { provider: name, providerId }: { provider: PaymentProviderName; providerId: string },
): Promise<PaymentStatus | 'untaken' | undefined> {
  const [payment] = await findPayments(
    { payload },
    { and: [{ provider: { equals: name } }, { providerId: { equals: providerId } }] },
    1,
  );
  if (!payment) return undefined;
  const provider = findPaymentProvider(name);
  if (payment.status !== 'open' || !provider) return payment.status;
  const state = await ask(payload, provider, payment);
  if (state === 'untaken') return state;
  const settled = await settleWith(payload, payment, state);
  if (settled === 'orphaned') return giveBackSoon(payload, payment);
  if (settled === 'paid') await closeOtherPayments(payload, payment);
  return settled;
}

/** A payment that is no longer needed is closed first; it may have been paid before. */
async function ask(
  payload: Payload,
  provider: PaymentProvider,
  payment: StoredPayment,
): Promise<PaymentState | 'untaken'> {
  const order = await findOrder({ payload }, payment.order);
  const id = payment.providerId ?? '';
  const isWanted = order && order.status !== 'EXPIRED' && decideMoney(order, payment) !== 'return';
  if (!isWanted) await provider.close(id);
  if ((await provider.isApproved?.(id)) && !(await canCapture(payload, payment))) return 'untaken';
  return provider.settle(id);
}

async function settleWith(
  payload: Payload,
  payment: StoredPayment,
  state: PaymentState,
): Promise<PaymentStatus | undefined> {
  try {
    return await changeOrder(payload, payment.order, (order, req) => judge(req, order, payment.id, state));
  } catch (error) {
    if (!(error instanceof BookingRejectedError)) throw error;
    // The transaction was rolled back; the refusal is stored in a new one.
    return changeOrder(payload, payment.order, (order, req) =>
      whileOpen(req, payment.id, (kept) => refuseOrder(req, order, kept, state, error.message)),
    );
  }
}

/** Runs only for the first who gets here while the payment is open. */
async function whileOpen(
  req: PayloadRequest,
  id: number,
  run: (payment: StoredPayment) => Promise<PaymentStatus>,
): Promise<PaymentStatus | undefined> {
  const payment = await findPayment(req, id);
  return payment?.status === 'open' ? run(payment) : payment?.status;
}

function judge(req: PayloadRequest, order: OpenOrder, id: number, state: PaymentState) {
  return whileOpen(req, id, async (payment): Promise<PaymentStatus> => {
    const checked = { checkedAt: new Date().toISOString() };
    if (state.outcome !== 'paid') {
      const isFailed = state.outcome === 'failed';
      await writePayment(req, id, { ...checked, ...(isFailed && { status: 'failed' }) });
      return isFailed ? 'failed' : 'open';
    }
    const wrong = wrongWith(payment, state);
    if (wrong) return orphan(req, order, payment, state, wrong);
    const { amount, currency } = state;
    if (decideMoney(order, { kind: payment.kind, amount, currency }) === 'return')
      return orphan(req, order, payment, state, 'Nothing was owed any more.');
    const { captureId } = state;
    const paid = { status: 'paid', amount, currency, captureId, paidAt: checked.checkedAt } as const;
    await writePayment(req, id, { ...checked, ...paid });
    await countMoney(req, order, state, wayOf(payment));
    return 'paid';
  });
}

/** Reason for which the received amount differs from the requested one; undefined when it does not. */
function wrongWith({ amount, currency }: StoredPayment, paid: PaymentState): string | undefined {
  if (paid.currency !== currency) return `${currency} was asked for, ${paid.currency} came.`;
  return paid.amount < amount ? 'Less came than was asked for.' : undefined;
}

/** Stores a payment that confirms nothing, and owes it to the traveller. */
async function orphan(
  req: PayloadRequest,
  order: OpenOrder,
  payment: StoredPayment,
  { amount, captureId, currency }: PaymentState,
  note: string,
): Promise<PaymentStatus> {
  const at = new Date().toISOString();
  const refunds = [{ key: orphanKey(payment), amount, by: 'Website', at }];
  const paid = { amount, currency, captureId, paidAt: at, checkedAt: at };
  await writePayment(req, payment.id, { ...paid, status: 'orphaned', note, refunds, owesRefund: true });
  const what = `Has to be given back: ${formatMoney(amount, currency, 'en')} ${wayOf(payment)}. ${note}`;
  await writeOrder(req, order.id, {}, what);
  await queueOrderMail(req, order, 'orphaned');
  return 'orphaned';
}

/** Ends an order that was paid too late, after its seats were gone. */
async function refuseOrder(
  req: PayloadRequest,
  order: OpenOrder,
  payment: StoredPayment,
  state: PaymentState,
  why: string,
): Promise<PaymentStatus> {
  await endUnbooked(req, order, `Paid too late: ${why}`);
  return orphan(req, order, payment, state, why);
}

function wayOf({ provider }: StoredPayment): string {
  return `by ${PAYMENT_MEANS[provider]}`;
}

/** The scheduled job retries it when the provider is unreachable. */
async function giveBackSoon(payload: Payload, { id }: StoredPayment): Promise<PaymentStatus> {
  try {
    await refundPayment(payload, id);
    return 'refunded';
  } catch (error) {
    if (error instanceof PaymentError) return 'orphaned';
    throw error;
  }
}

/** Closes other open payments of the order, in another tab or at another provider. */
async function closeOtherPayments(payload: Payload, { id, order }: StoredPayment): Promise<void> {
  const others = await findPayments(
    { payload },
    { and: [{ order: { equals: order } }, { status: { equals: 'open' } }, { id: { not_equals: id } }] },
  );
  await applyPaymentStates(payload, others);
}

/** Settles several payments as far as their providers answer; the scheduled job retries. */
export async function applyPaymentStates(payload: Payload, payments: readonly StoredPayment[]): Promise<void> {
  for (const { provider, providerId } of payments) {
    if (!providerId) continue;
    try {
      await applyPaymentState(payload, { provider: provider as PaymentProviderName, providerId });
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
    }
  }
}
