import type { PayloadRequest } from 'payload';
import { amountIn, formatMoney, type Money } from '../../../shared/money.ts';
import { writeOrder } from '../changeOrder.ts';
import { queueOrderMail } from '../mails/queueOrderMail.ts';
import type { OpenOrder } from '../openOrder.ts';
import { balanceDueAfter } from './balanceDueAfter.ts';
import { confirmOrder } from './confirmOrder.ts';

/**
 * Counts money that has come to what is paid of an order, and confirms the order where it was not yet; within the transaction of the request.
 * @param how in words for staff, such as “by card”
 * @throws BookingRefused where it has to be confirmed and cannot; the transaction is then over
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
