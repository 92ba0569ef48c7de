import type { PayloadRequest } from 'payload';
import { countRows } from '../../../cms/database/queries/rows.ts';
import { runOutside } from '../../../cms/database/transactions/scope.ts';
import { onCommit } from '../../../cms/database/transactions/withTransactions.ts';
import { readAddress } from '../../../cms/mail/address/addresses.ts';
import { putMail } from '../../../cms/mail/queue/putMail.ts';
import type { LetterNotification } from '../../../letters/order.ts';
import type { StaffNotification } from '../../../letters/orderNotice.ts';
import { findOrder, type OpenOrder, type OrderPayment } from '../orders/openOrder.ts';
import { notificationKey, unwrittenKey } from './notificationKey.ts';
import { writeQueued } from './writeQueued.ts';

/**
 * Notifications to travellers and staff: order awaits payment; confirmed; balance requested; payment received; cancelled; changed by staff; expired
 * unpaid; payment received that confirms nothing and has to be refunded. To staff only: refunded elsewhere, disputed, refund failed.
 */
export type OrderNews = LetterNotification | StaffNotification;

/**
 * Queues the mails of a notification to traveller and staff, once per notification of an order, and once per payment. They are written after the
 * commit: a mail that cannot be written undoes nothing, and is retried.
 * @param about makes the notification unique where it is not about a received payment: the first cancelled booking of a remaining order, a disputed
 * payment, an amount
 * @param req with its transaction: the placeholder is stored with the change, or not at all
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
  // A mail without text is the placeholder for mails still to be written, so that staff see what could not be.
  const note = { to, subject, html: '', text: '', key: unwrittenKey(item), about: `order:${id}`, nextAt: null };
  await putMail(payload, note, req);
  // Each notification in transactions of its own, however many one step queues.
  await onCommit(req, () => runOutside(() => writeQueued(payload, item)));
}

/** Whether a notification of an order was sent or queued already. */
export async function isTold({ payload }: PayloadRequest, order: number, news: OrderNews): Promise<boolean> {
  const item = { order, news, payment: undefined };
  const where = { key: { in: [notificationKey(item), unwrittenKey(item)] } };
  return (await countRows({ payload }, 'mails', where)) > 0;
}

/** The payment of the notification: the last of its kind. */
function paymentOf({ payments }: OpenOrder, news: OrderNews): OrderPayment | undefined {
  if (news !== 'paid' && news !== 'orphaned') return undefined;
  return payments
    .filter(({ status }) => status === news)
    .sort((one, other) => (one.paidAt ?? '').localeCompare(other.paidAt ?? '') || one.id - other.id)
    .at(-1);
}
