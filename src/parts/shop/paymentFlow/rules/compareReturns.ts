import { type PaymentRefund, refundableOf } from '../../orders/refunds.ts';
import type { ProviderReturn } from '../../payments/port.ts';

/** Differences between a payment's refunds here and at its provider. */
export interface Difference {
  /** Refunds that were not requested here; smallest unit, never more than was left. */
  came: { id: string; amount: number; isDispute: boolean }[];
  /** Refunds recorded as done, whose money is back. */
  undone: PaymentRefund[];
  /** Whether a refund requested here is pending, so that `came` may include it. */
  isUnderWay: boolean;
}

/**
 * Compares the refunds of a payment with the provider's.
 * @param isDispute whether the payment is disputed, so that the money was taken back and not refunded
 */
export function compareReturns(
  { amount, refunds }: { amount: number; refunds: readonly PaymentRefund[] },
  returns: readonly ProviderReturn[],
  isDispute: boolean,
): Difference {
  const undoneIds = new Set(returns.filter(({ isUndone }) => isUndone).map(({ id }) => id));
  const undone = refunds.filter(({ id }) => id !== undefined && undoneIds.has(id));
  const kept = refunds.filter((refund) => !undone.includes(refund));
  const isKnown = ({ id, key }: ProviderReturn): boolean =>
    kept.some((refund) => refund.id === id || (refund.id === undefined && refund.key === key));
  const strange = returns.filter((one) => !one.isUndone && !isKnown(one));
  let left = refundableOf({ amount, refunds: kept });
  const came = strange.flatMap(({ amount: back, id, kind }) => {
    const counted = Math.min(left, back ?? left);
    left -= counted;
    return counted > 0 ? [{ id, amount: counted, isDispute: isDispute || kind === 'dispute' }] : [];
  });
  return { came, undone, isUnderWay: strange.length > 0 && kept.some(({ id }) => id === undefined) };
}
