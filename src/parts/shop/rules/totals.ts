import { addDays, toEpochDay } from '../../../shared/time/days.ts';
import type { PaymentPlan } from '../../../tours/booking/order.ts';

/** A booking as totals see it. */
export interface TotalLine {
  /** Smallest unit of the order's currency. */
  total: number;
  /** First day of the tour, `YYYY-MM-DD`. */
  start: string | undefined;
  /** Deposit of its tour in percent; undefined, 0 and 100 offer no deposit, so it is paid in full. */
  deposit: number | undefined;
}

/** The amounts of an order, in the smallest unit of its currency. */
export interface Totals {
  subtotal: number;
  discount: number;
  total: number;
  /** Possible deposit; undefined where everything is due at once. */
  deposit: number | undefined;
  /** Amount due now, by the chosen plan. */
  dueNow: number;
  /** Due date of the balance, `YYYY-MM-DD`; undefined where there is none. */
  balanceDue: string | undefined;
}

/**
 * Computes the price of an order, and the amount due now. Rounding: deposits are rounded up to the smallest unit.
 * @param discount of a promotion, smallest unit; capped at the subtotal
 * @param balanceDays days before a tour at which its balance is due; later bookings are paid in full
 * @param day today, `YYYY-MM-DD`
 */
export function totalsOf(
  lines: readonly TotalLine[],
  { balanceDays, day, discount, plan }: { balanceDays: number; day: string; discount: number; plan: PaymentPlan },
): Totals {
  const subtotal = lines.reduce((sum, { total }) => sum + total, 0);
  const taken = Math.min(Math.max(0, discount), subtotal);
  const total = subtotal - taken;
  const parts = lines.map((line) => ({ ...line, due: dayBefore(line.start, balanceDays) }));
  const later = parts.filter(({ deposit = 0, due }) => deposit > 0 && deposit < 100 && due !== undefined && due > day);
  const atOnce = parts.reduce(
    (sum, line) => sum + (later.includes(line) ? share(line.total, line.deposit ?? 100) : line.total),
    0,
  );
  // A promotion reduces deposit and balance in proportion. Rounded up, so that no balance exceeds what was shown.
  const deposit = subtotal === 0 ? 0 : Math.min(total, Math.ceil((atOnce * total) / subtotal));
  const hasDeposit = later.length > 0 && deposit < total;
  const dueNow = plan === 'deposit' && hasDeposit ? deposit : total;
  const [first] = later.flatMap(({ due }) => due ?? []).sort();
  return {
    subtotal,
    discount: taken,
    total,
    deposit: hasDeposit ? deposit : undefined,
    dueNow,
    balanceDue: dueNow < total ? first : undefined,
  };
}

function share(amount: number, percent: number): number {
  return Math.ceil((amount * percent) / 100);
}

function dayBefore(start: string | undefined, days: number): string | undefined {
  return start === undefined || toEpochDay(start) === undefined ? undefined : addDays(start, -days);
}
