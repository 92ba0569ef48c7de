import { addDays, toEpochDay } from '../../../shared/time/days.ts';
import type { PaymentPlan } from '../../../tours/booking/order.ts';

/** A booking, as far as the amounts of its order go. */
export interface TotalLine {
  /** Smallest unit of the order's currency. */
  total: number;
  /** First day of the journey, `YYYY-MM-DD`. */
  start: string | undefined;
  /** What of the price its tour asks for at once, in percent; undefined, 0 and 100 offer no deposit, so that all of it is paid. */
  deposit: number | undefined;
}

/** The amounts of an order, in the smallest unit of its currency. */
export interface Totals {
  subtotal: number;
  discount: number;
  total: number;
  /** What a deposit would be; undefined where everything is to be paid at once. */
  deposit: number | undefined;
  /** What is paid now, by the plan that was chosen. */
  dueNow: number;
  /** The last day for what is left, `YYYY-MM-DD`; undefined where nothing is. */
  balanceDue: string | undefined;
}

/**
 * What an order costs, and how much of it now.
 * @param discount what a promotion takes off, smallest unit; never more than everything
 * @param balanceDays so many days before its journey the rest of a price is due; who books later pays all at once
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
  // A promotion makes deposit and rest smaller alike. Rounded up, so that no rest is larger than it was said to be.
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
