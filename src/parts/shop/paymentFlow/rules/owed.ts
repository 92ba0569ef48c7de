import { amountIn, type Money } from '../../../../shared/money.ts';
import { balanceOf, type Order, type PaymentKind } from '../../../../tours/booking/order.ts';

/** What is to be paid of an order now. */
export interface Due extends Money {
  kind: PaymentKind;
  /** 0 where it can be confirmed without. */
  amount: number;
}

type Owing = Pick<Order, 'currency' | 'dueNow' | 'paid' | 'refunded' | 'status' | 'total'>;

/**
 * What is to be paid of an order now.
 * @param isBalance whether the rest of a confirmed one is asked for
 * @returns undefined where nothing can be paid any more; an amount of 0 where nothing has to be
 */
export function dueOf(order: Owing, isBalance: boolean): Due | undefined {
  const { currency, dueNow, status, total } = order;
  if (status === 'PLACED') return { kind: dueNow < total ? 'deposit' : 'full', amount: dueNow, currency };
  if (status !== 'CONFIRMED') return undefined;
  return { kind: 'balance', amount: isBalance ? balanceOf(order) : 0, currency };
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
