import type { PayloadRequest } from 'payload';
import { amountIn, formatMoney, type Money } from '../../../shared/money.ts';
import { queueOrderMail } from '../mails/queueOrderMail.ts';
import { writeOrder } from '../orders/changeOrder.ts';
import type { OpenOrder } from '../orders/openOrder.ts';
import { balanceDueAfter } from './balanceDueAfter.ts';
import { confirmOrder } from './confirmOrder.ts';

/**
 * Adds received money to an order's paid amount, and confirms the order unless it is; within the transaction of the request.
 * @param how in words for staff, such as “by card”
 * @throws BookingRejectedError where the order has to be confirmed and cannot; the transaction is then rolled back
 */
export async function countMoney(req: PayloadRequest, order: OpenOrder, money: Money, how: string): Promise<void> {
  const { currency } = order;
  const amount = amountIn(currency, money);
  const paid = order.paid + amount;
  const data = { currency, paid, balanceDue: await balanceDueAfter(req, order, paid) };
  const what = `Paid ${formatMoney(amount, currency, 'en')} ${how}`;
  if (order.status !== 'CONFIRMED') return confirmOrder(req, order, `${what}: confirmed`, data);
  await writeOrder(req, order.id, data, what);
  await queueOrderMail(req, order, 'paid');
}
