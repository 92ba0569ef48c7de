import { type Booking, statusAt } from '../../../tours/booking/booking.ts';
import type { Tour } from '../../../tours/tour.ts';
import type { PromotionRefusal } from '../promotions/validatePromotion.ts';
import { type Promotion, validatePromotion } from '../promotions/validatePromotion.ts';
import { type Totals, totalsOf } from '../rules/totals.ts';

/** Price of a cart now. */
export interface PricedCart {
  /** Bookings whose seats are still held. */
  lines: Booking[];
  /** Of all its amounts: a cart has lines in one currency only (`storeTotals`). */
  currency: string;
  /** Whether a hold has expired meanwhile. */
  hasEnded: boolean;
  /** Totals when paid in full. */
  full: Totals;
  /** Totals with a deposit; undefined where none is offered. */
  deposit: Totals | undefined;
  /** Promotion code that applies; undefined where none does. */
  promotion: string | undefined;
  /** Reason for which the entered code does not apply. */
  refusal: PromotionRefusal | undefined;
}

interface Facts {
  now: Date;
  balanceDays: number;
  /** By id; without its tour, a booking is paid in full. */
  tours: ReadonlyMap<number, Pick<Tour, 'price'>>;
  /** Entered code, and the number of other orders that use it; undefined: none entered. */
  asked?: { code: string; promotion: Promotion | undefined; uses: number } | undefined;
  /** Reduction by staff, smallest unit. */
  taken?: number | undefined;
}

/** Price calculation of a cart, from its stored bookings only, never from what a browser sends. */
export function priceCart(
  bookings: readonly Booking[],
  { asked, balanceDays, now, taken = 0, tours }: Facts,
): PricedCart {
  const lines = bookings.filter((booking) => statusAt(booking, now) === 'ON_HOLD');
  const day = now.toISOString().slice(0, 10);
  const currency = lines[0]?.currency ?? 'EUR';
  const judged = asked && validatePromotion(asked.promotion, lines, { day, uses: asked.uses, currency });
  const discount = judged?.kind === 'taken' ? judged.discount : taken;
  const parts = lines.map(({ start, total, tour }) => ({
    total,
    start,
    deposit: tour === undefined ? undefined : tours.get(tour)?.price.deposit,
  }));
  const full = totalsOf(parts, { balanceDays, day, discount, plan: 'full' });
  return {
    lines,
    currency,
    hasEnded: bookings.some((booking) => statusAt(booking, now) === 'EXPIRED'),
    full,
    deposit: full.deposit === undefined ? undefined : totalsOf(parts, { balanceDays, day, discount, plan: 'deposit' }),
    promotion: judged?.kind === 'taken' ? asked?.code : undefined,
    refusal: judged?.kind === 'refused' ? judged.reason : undefined,
  };
}
