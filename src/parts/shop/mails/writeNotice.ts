import type { PayloadRequest } from 'payload';
import type { Letter } from '../../../cms/mail/queue/queueMail.ts';
import { readLetterhead } from '../../../cms/mail/settings/readLetterhead.ts';
import { publicUrlOf } from '../../../cms/publicUrl.ts';
import { isForStaff, type NoticeNews, orderNotice } from '../../../letters/orderNotice.ts';
import { DEFAULT_LOCALE } from '../../../shared/locales.ts';
import { createTranslate } from '../../../shared/messages/index.ts';
import type { Money } from '../../../shared/money.ts';
import { creditOf } from '../../../tours/booking/cancellation.ts';
import { ORDERS, settledMethod } from '../../../tours/booking/order.ts';
import { type BookingWords, nameOf } from '../../bookings/describeBooking.ts';
import { readNoticeRecipients } from '../../bookings/noticeRecipients.ts';
import { readShop } from '../shopPages.ts';
import { readStatement } from '../statement/readStatement.ts';
import { formatOrder, formatPayment } from './formatOrder.ts';
import type { OrderNotification } from './orderNotification.ts';

/** Renders the mail to staff; undefined where the notification is not for them, or no recipient is set. */
export async function writeNotice(req: PayloadRequest, told: OrderNotification): Promise<Letter | undefined> {
  const news = noticeOf(told);
  if (!news) return undefined;
  const { order } = told;
  const { contact, id } = order;
  const { payload } = req;
  const shop = await readShop(payload, req);
  const words = { locale: DEFAULT_LOCALE, t: createTranslate(DEFAULT_LOCALE) };
  const head = await readLetterhead(req, DEFAULT_LOCALE);
  const to = await readNoticeRecipients(req, head);
  const letter = await orderNotice(head, news, {
    ...formatOrder(order, await readStatement({ payload, req }, order, { shop }), words),
    name: nameOf(contact),
    email: contact.emailAddress,
    phone: contact.phoneNumber,
    notes: [order.notes, contact.notes].filter(Boolean).join('\n'),
    back: amountOf(told, words),
    studioUrl: `${publicUrlOf(payload)}/admin/collections/${ORDERS}/${id}`,
  });
  return { ...letter, to, replyTo: contact.emailAddress };
}

/** The amount of the notification; undefined where it is the order's price. */
function amountOf({ news, order, payment }: OrderNotification, words: BookingWords): Money | undefined {
  const { currency } = order;
  if (news === 'returned') return { amount: order.refunded, currency };
  if (news === 'refundFailed') return { amount: creditOf(order), currency };
  return news === 'orphaned' || news === 'disputed' ? formatPayment(payment, words)?.amount : undefined;
}

/** Notification for staff: awaited transfers have their own, since staff have to check the bank account. */
function noticeOf({ news, order }: OrderNotification): NoticeNews | undefined {
  if (isForStaff(news)) return news;
  // An unconfirmed order may be fake, so staff are not notified.
  if (order.confirmBy && !order.confirmedAt && order.paid === 0) return undefined;
  const isTransfer = settledMethod(order) === 'transfer' && order.paid === 0;
  if (isTransfer && (news === 'placed' || news === 'confirmed')) return 'transfer';
  return news === 'confirmed' || news === 'cancelled' || news === 'reduced' || news === 'orphaned' ? news : undefined;
}
