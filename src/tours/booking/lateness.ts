import { daysBetween } from '../../shared/time/days.ts';
import { balanceOf, type Order } from './order.ts';

/**
 * Days since an order's due date, for staff.
 * @param day today, `YYYY-MM-DD`
 * @returns 0 where nothing is late
 */
export function lateness(
  order: Pick<Order, 'balanceDue' | 'paid' | 'refunded' | 'status' | 'total'>,
  day: string,
): number {
  if (order.status !== 'CONFIRMED' || !order.balanceDue || balanceOf(order) === 0) return 0;
  return Math.max(0, daysBetween(order.balanceDue, day));
}

/** Awaited payment of a confirmed order: its transfer, payment on arrival, or the balance after a deposit. */
export type Awaited = 'arrival' | 'balance' | 'transfer';

/** Awaited payment of a confirmed order. After a first card or wallet payment it is the balance. */
export function awaitedOf({ method, paid }: Pick<Order, 'method' | 'paid'>): Awaited {
  if (method === 'arrival') return 'arrival';
  return method === 'transfer' && paid === 0 ? 'transfer' : 'balance';
}

/** Amount due next for a confirmed order, smallest unit; for one that awaits its first transfer, the amount that was due at once. */
export function awaitedAmount(order: Pick<Order, 'dueNow' | 'method' | 'paid' | 'refunded' | 'total'>): number {
  return awaitedOf(order) === 'transfer' ? order.dueNow : balanceOf(order);
}
