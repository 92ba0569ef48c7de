import type { PayloadRequest } from 'payload';
import { runOutside } from '../../../cms/database/scope.ts';
import { onCommit } from '../../../cms/database/withTransactions.ts';
import { readAddress } from '../../../cms/mail/addresses.ts';
import { putMail } from '../../../cms/mail/putMail.ts';
import type { LetterNews } from '../../../letters/order.ts';
import type { StaffNews } from '../../../letters/orderNotice.ts';
import { findOrder, type OpenOrder, type OrderPayment } from '../openOrder.ts';
import { newsKey, unwrittenKey } from './newsKey.ts';
import { writeQueued } from './writeQueued.ts';

/**
 * What travellers and staff are told of an order: it waits for its payment; it is confirmed; its balance is asked for; a payment came; it was
 * cancelled; staff have changed it; it has ended without a payment; money came that could confirm nothing and has to be given back. Staff alone are told of money that has gone back by other
 * hands, is disputed, or could not be given back.
 */
export type OrderNews = LetterNews | StaffNews;

/**
 * Queues the mails that tell of it, to the traveller and to staff, once for each piece of news of an order; of payments, once for each. They are written as soon as what
 * they tell of is stored, and not before: a letter that cannot be written undoes nothing, and is written later.
 * @param about what the news is told once for, where it is not a payment that came: the first booking that was cancelled of an order that stands, a disputed payment, an amount
 * @param req with a transaction under way: that they are to be written is stored with what they tell of, or not at all
 */
export async function queueOrderMail(
  req: PayloadRequest,
  { id }: Pick<OpenOrder, 'id'>,
  news: OrderNews,
  about?: number,
): Promise<void> {
  const { payload } = req;
  const order = await findOrder({ payload, req }, id);
  if (!order) return;
  const item = { order: id, news, payment: about ?? paymentOf(order, news)?.id };
  const to = readAddress(order.contact.emailAddress) ?? { address: payload.email.defaultFromAddress, name: '' };
  const subject = `To be written: ${order.reference}, ${news}`;
  // A mail without words stands for those that are still to be written, so that staff see what could not be.
  const note = { to, subject, html: '', text: '', key: unwrittenKey(item), about: `order:${id}`, nextAt: null };
  await putMail(payload, note, req);
  // Each piece of news in transactions of its own, however many one step tells.
  await onCommit(req, () => runOutside(() => writeQueued(payload, item)));
}

/** Whether an order's news was told already, or is noted to be. */
export async function isTold({ payload }: PayloadRequest, order: number, news: OrderNews): Promise<boolean> {
  const item = { order, news, payment: undefined };
  const where = { key: { in: [newsKey(item), unwrittenKey(item)] } };
  return (await payload.db.count({ collection: 'mails', where })).totalDocs > 0;
}

/** The payment that the news is about: the last of its kind. */
function paymentOf({ payments }: OpenOrder, news: OrderNews): OrderPayment | undefined {
  if (news !== 'paid' && news !== 'orphaned') return undefined;
  return payments
    .filter(({ status }) => status === news)
    .sort((one, other) => (one.paidAt ?? '').localeCompare(other.paidAt ?? '') || one.id - other.id)
    .at(-1);
}
