/** A promotion. Days are `YYYY-MM-DD`, amounts in the smallest unit. */
export interface Promotion {
  code: string;
  isOn: boolean;
  /** Percent off, from 1 to 100; otherwise an amount. */
  percent: number | undefined;
  amount: number | undefined;
  /** ISO 4217, of the amounts; undefined where it has none. */
  currency: string | undefined;
  /** First and last day, both inclusive. */
  from: string | undefined;
  until: string | undefined;
  /** Maximum number of orders that may use it; undefined: unlimited. */
  uses: number | undefined;
  /** Minimum price of its tours together. */
  least: number | undefined;
  /** Ids of the tours it applies to; empty: all. */
  forTours: readonly number[];
}

/** A booking as promotions see it. */
export interface PromotionLine {
  tour: number | undefined;
  /** Smallest unit. */
  total: number;
}

/** Reason for which a promotion does not apply; its message is `shop.promotion.<reason>` of the catalogue. */
export type PromotionRefusal = 'unknown' | 'early' | 'over' | 'used' | 'currency' | 'others' | 'least';

export type ValidatedPromotion = { kind: 'taken'; discount: number } | { kind: 'refused'; reason: PromotionRefusal };

/**
 * Validates a promotion code and computes its discount. Only bookings of its tours count, for the discount and for the minimum price. A percentage is rounded down to the
 * smallest unit, so that the discount never exceeds the promise; nor does it exceed the price of those bookings. A disabled code reads as unknown, so
 * that codes cannot be guessed.
 * @param promotion undefined: no such code
 * @param day today, `YYYY-MM-DD`
 * @param uses number of other orders that use it
 * @param currency of the order
 */
export function validatePromotion(
  promotion: Promotion | undefined,
  lines: readonly PromotionLine[],
  { currency, day, uses }: { day: string; uses: number; currency: string },
): ValidatedPromotion {
  if (!promotion?.isOn || !(promotion.percent || promotion.amount)) return refused('unknown');
  const { amount, forTours, from, least, percent, until } = promotion;
  if (from !== undefined && day < from) return refused('early');
  if (until !== undefined && day > until) return refused('over');
  if (promotion.uses !== undefined && uses >= promotion.uses) return refused('used');
  // Only a percentage needs no currency; an amount without one does not apply.
  if (!percent && promotion.currency !== currency) return refused('currency');
  const its = lines.filter(({ tour }) => forTours.length === 0 || (tour !== undefined && forTours.includes(tour)));
  const price = its.reduce((sum, { total }) => sum + total, 0);
  if (its.length === 0) return refused('others');
  if (least !== undefined && price < least) return refused('least');
  const discount = percent ? Math.floor((price * percent) / 100) : (amount ?? 0);
  return { kind: 'taken', discount: Math.min(Math.max(0, discount), price) };
}

function refused(reason: PromotionRefusal): ValidatedPromotion {
  return { kind: 'refused', reason };
}
