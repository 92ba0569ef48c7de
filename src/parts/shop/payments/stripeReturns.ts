import type Stripe from 'stripe';
import { fromStripeAmount } from './amounts.ts';
import type { ProviderReturn } from './port.ts';

/** More refunds or disputes of one payment are not looked at. */
const MOST = 100;
/** An inquiry moves no money, and one that was prevented has moved it as a refund (docs.stripe.com/disputes/how-disputes-work). */
const WITHOUT_MONEY = /^(?:warning_|prevented)/;

/** The refunds and disputes of a payment, by whomever they were made (docs.stripe.com/api/refunds/list, docs.stripe.com/api/disputes/list). */
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
