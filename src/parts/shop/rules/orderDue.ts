import { awaitedOf } from '../../../tours/booking/lateness.ts';
import { balanceOf, type Order, type PaymentKind } from '../../../tours/booking/order.ts';

type Owing = Pick<Order, 'dueNow' | 'paid' | 'plan' | 'refunded' | 'status' | 'total'> & Partial<Pick<Order, 'method'>>;

/** Kind of the next payment of an order; undefined where none is due. */
export function dueKind(order: Owing): PaymentKind | undefined {
  if (order.status === 'PLACED') return order.plan === 'deposit' ? 'deposit' : 'full';
  if (order.status !== 'CONFIRMED' || balanceOf(order) === 0) return undefined;
  if (awaitsTransfer(order)) return order.dueNow < order.total ? 'deposit' : 'full';
  return 'balance';
}

/** Amount due now, in the smallest unit; while the first transfer is awaited, that transfer's amount, by whatever method it is paid. */
export function amountDue(order: Owing): number {
  const kind = dueKind(order);
  if (!kind) return 0;
  if (kind === 'balance') return balanceOf(order);
  return order.status === 'PLACED' ? Math.max(0, order.dueNow - order.paid) : Math.min(balanceOf(order), order.dueNow);
}

/** Whether an order was confirmed before its first transfer arrived, which is still awaited. */
export function awaitsTransfer({ dueNow, method, paid, status }: Owing): boolean {
  return status === 'CONFIRMED' && dueNow > 0 && awaitedOf({ method, paid }) === 'transfer';
}
