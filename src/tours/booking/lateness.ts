import { daysBetween } from '../../shared/time/days.ts';
import { balanceOf, type Order } from './order.ts';

/**
 * How many days something of an order has been due in vain, for staff.
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

/** What is still to come of an order that was confirmed: its transfer, what is paid on arrival, or the balance after a deposit. */
export type Awaited = 'arrival' | 'balance' | 'transfer';

/** What is still to come of a confirmed order. What was begun by a card or a wallet is a balance from its first payment on. */
export function awaitedOf({ method, paid }: Pick<Order, 'method' | 'paid'>): Awaited {
  if (method === 'arrival') return 'arrival';
  return method === 'transfer' && paid === 0 ? 'transfer' : 'balance';
}

/** What of a confirmed order is due next, smallest unit: of one whose first transfer is still to come, what was to be paid at once. */
export function awaitedAmount(order: Pick<Order, 'dueNow' | 'method' | 'paid' | 'refunded' | 'total'>): number {
  return awaitedOf(order) === 'transfer' ? order.dueNow : balanceOf(order);
}
