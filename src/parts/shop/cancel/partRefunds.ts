import { refundableOf } from '../orders/refunds.ts';
import type { StoredPayment } from '../paymentFlow/storedPayment.ts';
import { amountStep } from '../payments/amounts.ts';
import type { PaymentProviderName } from '../payments/port.ts';

/** Refund of one payment, smallest unit; made by the payment provider. */
export interface PlannedRefund {
  payment: StoredPayment;
  amount: number;
}

/**
 * Refunds made by providers: the latest payment first, rounded up to the provider's step.
 * @param payments the paid ones of an order
 * @param back amount to refund in all, smallest unit; the rest was paid by hand
 */
export function partRefunds(payments: readonly StoredPayment[], back: number): PlannedRefund[] {
  let left = back;
  return payments
    .filter(({ captureId, provider }) => captureId && (provider === 'stripe' || provider === 'paypal'))
    .toSorted((one, other) => other.id - one.id)
    .flatMap((payment) => {
      const step = amountStep(payment.provider as PaymentProviderName, payment.currency) ?? 1;
      const amount = Math.min(refundableOf(payment), Math.ceil(left / step) * step);
      left = Math.max(0, left - amount);
      return amount > 0 ? [{ payment, amount }] : [];
    });
}
