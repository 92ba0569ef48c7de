import { type Booking, statusAt } from '../../../tours/booking/booking.ts';
import type { Tour } from '../../../tours/tour.ts';
import type { PromotionRefusal } from '../promotions/judgePromotion.ts';
import { judgePromotion, type Promotion } from '../promotions/judgePromotion.ts';
import { type Totals, totalsOf } from '../rules/totals.ts';

/** What a cart comes to now. */
export interface PricedCart {
  /** Its bookings whose places are still held. */
  lines: Booking[];
  /** Whether another was held until a moment ago. */
  hasEnded: boolean;
  /** When all is paid at once. */
  full: Totals;
  /** With a deposit; undefined where there is none to be had. */
  deposit: Totals | undefined;
  /** The code that takes something off; undefined where none does. */
  promotion: string | undefined;
  /** Why the code that was entered does not. */
  refusal: PromotionRefusal | undefined;
}

interface Facts {
  now: Date;
  balanceDays: number;
  /** By their ids; of one that is not there all is paid at once. */
  tours: ReadonlyMap<number, Pick<Tour, 'price'>>;
  /** What was entered, and how many other orders have it; undefined: nothing was. */
  asked?: { code: string; promotion: Promotion | undefined; uses: number } | undefined;
}

/** What the bookings of a cart cost together, by what stands in them and nothing that a browser sends. */
export function priceCart(bookings: readonly Booking[], { asked, balanceDays, now, tours }: Facts): PricedCart {
  const lines = bookings.filter((booking) => statusAt(booking, now) === 'ON_HOLD');
  const day = now.toISOString().slice(0, 10);
  const judged =
    asked && judgePromotion(asked.promotion, lines, { day, uses: asked.uses, currency: lines[0]?.currency ?? 'EUR' });
  const discount = judged?.kind === 'taken' ? judged.discount : 0;
  const parts = lines.map(({ start, total, tour }) => ({
    total,
    start,
    deposit: tour === undefined ? undefined : tours.get(tour)?.price.deposit,
  }));
  const full = totalsOf(parts, { balanceDays, day, discount, plan: 'full' });
  return {
    lines,
    hasEnded: bookings.some((booking) => statusAt(booking, now) === 'EXPIRED'),
    full,
    deposit: full.deposit === undefined ? undefined : totalsOf(parts, { balanceDays, day, discount, plan: 'deposit' }),
    promotion: judged?.kind === 'taken' ? asked?.code : undefined,
    refusal: judged?.kind === 'refused' ? judged.reason : undefined,
  };
}
