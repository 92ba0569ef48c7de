import type Stripe from 'stripe';
import { fromStripeAmount } from './amounts.ts';
import type { ProviderReturn } from './port.ts';

/** Maximum number of refunds or disputes read for one payment. */
const MOST = 100;
/** Inquiries move no money, and a prevented dispute has moved it as a refund (docs.stripe.com/disputes/how-disputes-work). */
const WITHOUT_MONEY = /^(?:warning_|prevented)/;

/** All refunds and disputes (chargebacks) of a payment, requested here or not (docs.stripe.com/api/refunds/list, docs.stripe.com/api/disputes/list). */
export async function findReturns(
  stripe: Stripe,
  { captureId, currency }: { captureId: string; currency: string },
  options: Stripe.RequestOptions,
): Promise<ProviderReturn[]> {
  const of = { payment_intent: captureId, limit: MOST };
  const [refunds, disputes] = [await stripe.refunds.list(of, options), await stripe.disputes.list(of, options)];
  const amountOf = (asked: { amount: number; currency: string }): number | undefined =>
    asked.currency.toUpperCase() === currency ? fromStripeAmount(asked.amount, currency) : undefined;
  return [
    ...refunds.data.map((refund) => ({
      id: refund.id,
      key: refund.metadata?.key || undefined,
      kind: 'refund' as const,
      isUndone: refund.status === 'failed' || refund.status === 'canceled',
      amount: amountOf(refund),
    })),
    ...disputes.data
      .filter(({ status }) => !WITHOUT_MONEY.test(status))
      .map((dispute) => ({
        id: dispute.id,
        kind: 'dispute' as const,
        isUndone: dispute.status === 'won',
        amount: amountOf(dispute),
      })),
  ];
}
