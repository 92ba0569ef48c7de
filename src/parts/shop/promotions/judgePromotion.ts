/** A promotion as far as it is judged. Days are `YYYY-MM-DD`, amounts in the smallest unit. */
export interface Promotion {
  code: string;
  isOn: boolean;
  /** Percent off, from 1 to 100; or else an amount. */
  percent: number | undefined;
  amount: number | undefined;
  /** Of the amounts, ISO 4217; undefined where it has none. */
  currency: string | undefined;
  /** First and last day, both inclusive. */
  from: string | undefined;
  until: string | undefined;
  /** How many orders may have it; undefined: as many as like. */
  uses: number | undefined;
  /** What the tours that it is for have to cost together. */
  least: number | undefined;
  /** Ids of the tours that it is for; none: all. */
  forTours: readonly number[];
}

/** A booking, as far as promotions go. */
export interface PromotionLine {
  tour: number | undefined;
  /** Smallest unit. */
  total: number;
}

/** Why a promotion takes nothing off; the words are `shop.promotion.<reason>` of the catalogue. */
export type PromotionRefusal = 'unknown' | 'early' | 'over' | 'used' | 'currency' | 'others' | 'least';

export type JudgedPromotion = { kind: 'taken'; discount: number } | { kind: 'refused'; reason: PromotionRefusal };

/**
 * What a promotion takes off an order. Only bookings of its tours count, for the discount and for its least price alike. A percentage is rounded down
 * to the whole smallest unit, so that never more is taken off than was promised; and never more than those bookings cost.
 * One that is switched off is as unknown as one that there is not, so that nobody finds out codes by trying.
 * @param promotion undefined: there is none of the code
 * @param day today, `YYYY-MM-DD`
 * @param uses how many other orders have it
 * @param currency of the order
 */
export function judgePromotion(
  promotion: Promotion | undefined,
  lines: readonly PromotionLine[],
  { currency, day, uses }: { day: string; uses: number; currency: string },
): JudgedPromotion {
  if (!promotion?.isOn || !(promotion.percent || promotion.amount)) return refused('unknown');
  const { amount, forTours, from, least, percent, until } = promotion;
  if (from !== undefined && day < from) return refused('early');
  if (until !== undefined && day > until) return refused('over');
  if (promotion.uses !== undefined && uses >= promotion.uses) return refused('used');
  // A percentage alone has no currency; an amount without one is of no use to anybody.
  if (!percent && promotion.currency !== currency) return refused('currency');
  const its = lines.filter(({ tour }) => forTours.length === 0 || (tour !== undefined && forTours.includes(tour)));
  const price = its.reduce((sum, { total }) => sum + total, 0);
  if (its.length === 0) return refused('others');
  if (least !== undefined && price < least) return refused('least');
  const discount = percent ? Math.floor((price * percent) / 100) : (amount ?? 0);
  return { kind: 'taken', discount: Math.min(Math.max(0, discount), price) };
}

function refused(reason: PromotionRefusal): JudgedPromotion {
  return { kind: 'refused', reason };
}
