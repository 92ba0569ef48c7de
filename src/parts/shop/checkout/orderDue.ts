import { awaitedOf } from '../../../tours/booking/lateness.ts';
import { balanceOf, type Order, type PaymentKind } from '../../../tours/booking/order.ts';

/** What an order asks its traveller to pay next; undefined: nothing. */
export function dueKind(
  order: Pick<Order, 'paid' | 'plan' | 'refunded' | 'status' | 'total'>,
): PaymentKind | undefined {
  if (order.status === 'CONFIRMED') return balanceOf(order) > 0 ? 'balance' : undefined;
  if (order.status !== 'PLACED') return undefined;
  return order.plan === 'deposit' ? 'deposit' : 'full';
}

/** What is paid now, in the smallest unit. */
export function amountDue(order: Pick<Order, 'dueNow' | 'paid' | 'plan' | 'refunded' | 'status' | 'total'>): number {
  const kind = dueKind(order);
  if (!kind) return 0;
  return kind === 'balance' ? balanceOf(order) : Math.max(0, order.dueNow - order.paid);
}

/** Whether the first transfer of an order is waited for, which was confirmed before it came. */
export function awaitsTransfer({ method, paid, status }: Pick<Order, 'method' | 'paid' | 'status'>): boolean {
  return status === 'CONFIRMED' && awaitedOf({ method, paid }) === 'transfer';
}

/** What is to come by transfer next, in the smallest unit: of an order whose first one is waited for, what was to be paid at once. */
export function transferAmount(order: Parameters<typeof amountDue>[0] & Pick<Order, 'method'>): number {
  return awaitsTransfer(order) ? order.dueNow : amountDue(order);
}
