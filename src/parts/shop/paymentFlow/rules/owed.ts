import { amountIn, type Money } from '../../../../shared/money.ts';
import { awaitedOf } from '../../../../tours/booking/lateness.ts';
import { balanceOf, type Order, type PaymentKind } from '../../../../tours/booking/order.ts';

/** Amount due for an order now. */
export interface Due extends Money {
  kind: PaymentKind;
  /** 0 where it can be confirmed without a payment. */
  amount: number;
}

type Owing = Pick<Order, 'currency' | 'dueNow' | 'paid' | 'refunded' | 'status' | 'total'> &
  Partial<Pick<Order, 'method'>>;

/**
 * The amount due for an order now; for a confirmed one that awaits its first transfer, that transfer's amount.
 * @param isBalance whether the balance of a confirmed order is meant
 * @returns undefined where nothing can be paid any more; an amount of 0 where nothing has to be
 */
export function dueOf(order: Owing, isBalance: boolean): Due | undefined {
  const { currency, dueNow, method, paid, status, total } = order;
  const first = { kind: dueNow < total ? 'deposit' : 'full', amount: dueNow, currency } as const;
  if (status === 'PLACED') return first;
  if (status !== 'CONFIRMED') return undefined;
  const left = balanceOf(order);
  if (isBalance) return { kind: 'balance', amount: left, currency };
  if (dueNow > 0 && awaitedOf({ method, paid }) === 'transfer') return { ...first, amount: Math.min(left, dueNow) };
  return { kind: 'balance', amount: 0, currency };
}

/**
 * Decides what received money does: confirms the order, is counted as paid, or is refunded, such as a second payment or one for a cancelled order.
 * Late money still confirms what is available.
 * @throws RangeError for money in another currency than the order's
 */
export function decideMoney(order: Owing, paid: Due): 'confirm' | 'count' | 'return' {
  const amount = amountIn(order.currency, paid);
  if (order.status === 'PLACED' || order.status === 'EXPIRED') return 'confirm';
  if (order.status !== 'CONFIRMED' || amount > balanceOf(order)) return 'return';
  // A deposit that is paid twice does not pay the balance.
  return paid.kind === 'balance' || order.paid <= order.refunded ? 'count' : 'return';
}
