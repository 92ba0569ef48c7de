import type { Money } from '../../../../shared/money.ts';

/** One booking in a cancellation preview for staff. */
export interface OfferLine {
  id: number;
  reference: string;
  title: string;
  /** Its part of the price, and the fee kept by the terms. */
  price: Money;
  fee: Money;
}

/** What a cancellation returns in one currency, in its smallest unit. */
export interface OfferSum {
  currency: string;
  /** Amount paid and not refunded; absent without a known payment. */
  paid?: number | undefined;
  /** Refund by the terms, and the part of it made by hand. */
  back: number;
  byHand: number;
}

/** Preview of a cancellation for staff. */
export interface CancellationOffer extends OfferSum {
  /** Empty without active bookings. */
  lines: OfferLine[];
  /** What returns in other currencies: of a departure whose tour has changed its currency while it was sold. */
  others?: OfferSum[];
  /** The highest possible refund. */
  most: number;
  /** Price of the order afterwards. */
  total?: number | undefined;
  /** Whether the whole order is cancelled. */
  isWhole: boolean;
}

/**
 * What the cancellation of several orders returns, in one sum for each currency; amounts of different currencies are never added. Currencies in which
 * nothing was paid are left out.
 * @param currency for nothing at all
 */
export function addUp(
  orders: readonly (OfferSum & { paid: number })[],
  currency: string,
): [main: OfferSum, ...others: OfferSum[]] {
  const paid = orders.filter((order) => order.paid !== 0 || order.back !== 0);
  const sums = [...Map.groupBy(paid, (order) => order.currency)].map(([of, own]) => ({
    currency: of,
    paid: own.reduce((sum, order) => sum + order.paid, 0),
    back: own.reduce((sum, order) => sum + order.back, 0),
    byHand: own.reduce((sum, order) => sum + order.byHand, 0),
  }));
  const [main = { currency, paid: 0, back: 0, byHand: 0 }, ...others] = sums;
  return [main, ...others];
}
