import { changeOrder } from '../orders/changeOrder.ts';
import { applyPaymentState } from '../paymentFlow/applyPaymentState.ts';
import { reconcilePayment } from '../paymentFlow/reconcilePayment.ts';
import { refundPayment } from '../paymentFlow/refundPayment.ts';
import { findPayment, findPayments, type StoredPayment, writePayment } from '../paymentFlow/storedPayment.ts';
import { PaymentError, type PaymentProviderName } from '../payments/port.ts';
import { isCheckDue } from '../rules/nextCheck.ts';
import { MAX_AT_ONCE, type OrderJobContext } from './orderCare.ts';

const DAY_MS = 86_400_000;
/**
 * Banks accept disputes for about 120 days after the tour or the payment (docs.stripe.com/disputes); most tours are booked within these days before.
 */
const RECONCILED_DAYS = 365;
const RECONCILED_EVERY_DAYS = 3;
/** Payments reconciled in one run, so that an hour covers a thousand. */
const MAX_RECONCILED = 20;

/** Payments without a webhook message, pending refunds, and what banks have reversed. */
export async function reconcilePayments(care: OrderJobContext): Promise<void> {
  await settleOpen(care);
  await giveBackOwed(care);
  await reconcilePaid(care);
}

async function settleOpen({ each, now, payload }: OrderJobContext): Promise<void> {
  const ask = unlessAway();
  const open = await findPayments({ payload }, { status: { equals: 'open' } }, MAX_AT_ONCE);
  const due = open.filter((payment) => isCheckDue(payment, now));
  await each(due, async ({ id, order, provider, providerId }) => {
    // It was never opened, or its URL was never handed out.
    if (!providerId) return changeOrder(payload, order, (_, req) => endUnopened(req, id));
    return ask(provider, () => applyPaymentState(payload, { provider: provider as PaymentProviderName, providerId }));
  });
}

async function endUnopened(req: Parameters<typeof findPayment>[0], id: number): Promise<void> {
  const payment = await findPayment(req, id);
  if (payment?.status !== 'open' || payment.providerId) return;
  await writePayment(req, id, { status: 'failed', note: 'It was never opened.' });
}

async function giveBackOwed({ each, now, payload }: OrderJobContext): Promise<void> {
  const ask = unlessAway();
  const owed = await findPayments({ payload }, { owesRefund: { equals: true } }, MAX_AT_ONCE);
  const due = owed.filter((payment) => isRefundDue(payment, now));
  await each(due, ({ id, provider }) => ask(provider, () => refundPayment(payload, id)));
}

/** Reconciles received payments for as long as a bank can reverse them; most changes arrive by webhook before. */
async function reconcilePaid({ each, now, payload }: OrderJobContext): Promise<void> {
  const ask = unlessAway();
  const before = (days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString();
  const due = await findPayments(
    { payload },
    {
      and: [
        { status: { in: ['paid', 'refunded'] } },
        { provider: { in: ['stripe', 'paypal'] } },
        { paidAt: { greater_than: before(RECONCILED_DAYS) } },
        { or: [{ checkedAt: { less_than: before(RECONCILED_EVERY_DAYS) } }, { checkedAt: { exists: false } }] },
      ],
    },
    MAX_RECONCILED,
  );
  await each(due, ({ id, order, provider }) =>
    ask(provider, async () => {
      // Marked as checked first, so that a failing payment does not block the others.
      await changeOrder(payload, order, (_, req) => writePayment(req, id, { checkedAt: now.toISOString() }));
      await reconcilePayment(payload, id);
    }),
  );
}

/** The request was tried at once, so the retry waits as for a payment. */
function isRefundDue({ checkedAt, refunds }: StoredPayment, now: Date): boolean {
  const unsent = refunds.find(({ id }) => !id);
  if (!unsent) return false;
  const tried = checkedAt && checkedAt > unsent.at ? checkedAt : undefined;
  return isCheckDue({ createdAt: unsent.at, checkedAt: tried, expiresAt: undefined }, now);
}

/** Skips an unreachable provider for the rest of the run. */
function unlessAway(): (provider: string, ask: () => Promise<unknown>) => Promise<void> {
  const away = new Set<string>();
  return async (provider, ask) => {
    if (away.has(provider)) return;
    try {
      await ask();
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      away.add(provider);
    }
  };
}
