import { awaitedOf } from '../../../tours/booking/lateness.ts';
import { balanceOf, type Order, type PaymentKind } from '../../../tours/booking/order.ts';

/** Kind of the next payment of an order; undefined where none is due. */
export function dueKind(
  order: Pick<Order, 'paid' | 'plan' | 'refunded' | 'status' | 'total'>,
): PaymentKind | undefined {
  if (order.status === 'CONFIRMED') return balanceOf(order) > 0 ? 'balance' : undefined;
  if (order.status !== 'PLACED') return undefined;
  return order.plan === 'deposit' ? 'deposit' : 'full';
}

/** Amount due now, in the smallest unit. */
export function amountDue(order: Pick<Order, 'dueNow' | 'paid' | 'plan' | 'refunded' | 'status' | 'total'>): number {
  const kind = dueKind(order);
  if (!kind) return 0;
  return kind === 'balance' ? balanceOf(order) : Math.max(0, order.dueNow - order.paid);
}

/** Whether an order was confirmed before its first transfer arrived, which is still awaited. */
export function awaitsTransfer({ method, paid, status }: Pick<Order, 'method' | 'paid' | 'status'>): boolean {
  return status === 'CONFIRMED' && awaitedOf({ method, paid }) === 'transfer';
}

/** Amount of the next transfer, in the smallest unit; for an order that awaits its first one, the amount that was due at once. */
export function transferAmount(order: Parameters<typeof amountDue>[0] & Pick<Order, 'method'>): number {
  return awaitsTransfer(order) ? order.dueNow : amountDue(order);
}
