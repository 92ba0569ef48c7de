import { amountIn, type Money } from '../../../../shared/money.ts';
import { awaitedOf } from '../../../../tours/booking/lateness.ts';
import { balanceOf, type Order, type PaymentKind } from '../../../../tours/booking/order.ts';

/** What is to be paid of an order now. */
export interface Due extends Money {
  kind: PaymentKind;
  /** 0 where it can be confirmed without. */
  amount: number;
}

type Owing = Pick<Order, 'currency' | 'dueNow' | 'paid' | 'refunded' | 'status' | 'total'> &
  Partial<Pick<Order, 'method'>>;

/**
 * What is to be paid of an order now; of a confirmed one whose first transfer is waited for, what that transfer would bring.
 * @param isBalance whether the rest of a confirmed one is asked for
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
 * What money does that has come for an order: it confirms it; it is counted to what is paid of it; or it is owed to nobody and goes
 * back, such as the second of two payments, or one of an order that was cancelled. One that came late still confirms what can be had.
 * @throws RangeError for money in another currency than the order's
 */
export function decideMoney(order: Owing, paid: Due): 'confirm' | 'count' | 'return' {
  const amount = amountIn(order.currency, paid);
  if (order.status === 'PLACED' || order.status === 'EXPIRED') return 'confirm';
  if (order.status !== 'CONFIRMED' || amount > balanceOf(order)) return 'return';
  // A deposit that comes twice is no balance.
  return paid.kind === 'balance' || order.paid <= order.refunded ? 'count' : 'return';
}
