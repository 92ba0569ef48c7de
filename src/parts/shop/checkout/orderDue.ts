import { awaitedOf } from '../../../tours/booking/lateness.ts';
import { balanceOf, type Order, type PaymentKind } from '../../../tours/booking/order.ts';

type Owing = Pick<Order, 'dueNow' | 'paid' | 'plan' | 'refunded' | 'status' | 'total'> & Partial<Pick<Order, 'method'>>;

/** What an order asks its traveller to pay next; undefined: nothing. */
export function dueKind(order: Owing): PaymentKind | undefined {
  if (order.status === 'PLACED') return order.plan === 'deposit' ? 'deposit' : 'full';
  if (order.status !== 'CONFIRMED' || balanceOf(order) === 0) return undefined;
  if (awaitsTransfer(order)) return order.dueNow < order.total ? 'deposit' : 'full';
  return 'balance';
}

/** What is paid now, in the smallest unit. Where the first transfer is waited for it is that transfer's amount, in whatever way it is paid. */
export function amountDue(order: Owing): number {
  const kind = dueKind(order);
  if (!kind) return 0;
  if (kind === 'balance') return balanceOf(order);
  return order.status === 'PLACED' ? Math.max(0, order.dueNow - order.paid) : Math.min(balanceOf(order), order.dueNow);
}

/** Whether the first transfer of an order is waited for, which was confirmed before it came. */
export function awaitsTransfer({ dueNow, method, paid, status }: Owing): boolean {
  return status === 'CONFIRMED' && dueNow > 0 && awaitedOf({ method, paid }) === 'transfer';
}
