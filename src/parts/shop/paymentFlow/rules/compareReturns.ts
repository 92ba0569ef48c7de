import type { ProviderReturn } from '../../payments/port.ts';
import { type PaymentRefund, refundableOf } from './refunds.ts';

/** Where the refunds of a payment here differ from what its provider says. */
export interface Difference {
  /** Money that has gone back without being asked for here; smallest unit, never more than there was left. */
  came: { id: string; amount: number; isDispute: boolean }[];
  /** Refunds that are written down as done, and whose money is there again. */
  undone: PaymentRefund[];
  /** Whether a refund that was asked for here is still under way, so that what came cannot be told from it. */
  isUnderWay: boolean;
}

/**
 * Compares the refunds of a payment with what its provider says.
 * @param isDispute whether the payment is disputed, so that what came was taken back and not given
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
