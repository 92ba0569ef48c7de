import type { PayloadRequest } from 'payload';
import { queueWherePossible } from '../../../cms/mail/queueWherePossible.ts';
import type { LetterNews } from '../../../letters/order.ts';
import { findOrder, type OpenOrder, type OrderPayment } from '../openOrder.ts';
import { writeNotice } from './writeNotice.ts';
import { writeOrderLetter } from './writeOrderLetter.ts';

/**
 * What travellers and staff are told of an order: it waits for its payment; it is confirmed; its balance is asked for; a payment came; it was
 * cancelled; it has ended without a payment; money came that could confirm nothing and has to be given back.
 */
export type OrderNews = LetterNews;

/**
 * Queues the mails that tell of it, to the traveller and to staff, once for each piece of news of an order; of payments, once for each. They tell the order as the transaction
 * has written it so far.
 * @param req with a transaction under way: the mails are stored with what they tell of, or not at all
 */
export async function queueOrderMail(req: PayloadRequest, { id }: OpenOrder, news: OrderNews): Promise<void> {
  const order = await findOrder({ payload: req.payload, req }, id);
  if (!order) return;
  const about = `order:${id}`;
  const payment = paymentOf(order, news);
  const key = `${about}:${news}${payment ? `:${payment.id}` : ''}`;
  const told = { news, order, payment };
  const to = order.contact.emailAddress;
  if (to) await queueWherePossible(req, { ...(await writeOrderLetter(req, told)), to }, { about, key });
  const notice = await writeNotice(req, told);
  if (notice) await queueWherePossible(req, notice, { about, key: `${key}:staff` });
}

/** The payment that the news is about: the last of its kind. */
function paymentOf({ payments }: OpenOrder, news: OrderNews): OrderPayment | undefined {
  if (news !== 'paid' && news !== 'orphaned') return undefined;
  return payments
    .filter(({ status }) => status === news)
    .sort((one, other) => (one.paidAt ?? '').localeCompare(other.paidAt ?? '') || one.id - other.id)
    .at(-1);
}
