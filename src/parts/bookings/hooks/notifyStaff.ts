import type { CollectionAfterChangeHook } from 'payload';
import { queueWherePossible } from '../../../cms/mail/queue/queueWherePossible.ts';
import { readLetterhead } from '../../../cms/mail/settings/readLetterhead.ts';
import { publicUrlOf } from '../../../cms/publicUrl.ts';
import { partnerNotice } from '../../../letters/orderNotice.ts';
import { DEFAULT_LOCALE } from '../../../shared/locales.ts';
import { createTranslate } from '../../../shared/messages/index.ts';
import { BOOKINGS, type Booking, readBooking } from '../../../tours/booking/booking.ts';
import { text } from '../../../tours/readValues.ts';
import { describeBooking, nameOf } from '../describeBooking.ts';
import { readNoticeRecipients } from '../noticeRecipients.ts';

/**
 * Queues mails to staff about bookings and cancellations of partners, in the same transaction. Not about staff's own changes, nor about orders of the
 * site, which send their own, nor about holds that expired unnoticed.
 */
export const notifyStaff: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  const booking = readBooking(doc);
  const before = operation === 'update' ? readBooking(previousDoc) : undefined;
  const news = booking && newsOf(booking, before);
  if (!booking || !news || req.user) return doc;
  const { payload } = req;
  const { contact, id, reference } = booking;
  const head = await readLetterhead(req, DEFAULT_LOCALE);
  const letter = await partnerNotice(head, news, {
    reference,
    partner: text(doc.partnerName) ?? booking.partner ?? '',
    theirReference: booking.resellerReference,
    reason: news === 'cancelled' ? booking.cancelReason : undefined,
    journey: describeBooking(booking, { locale: DEFAULT_LOCALE, t: createTranslate(DEFAULT_LOCALE) }),
    name: nameOf(contact),
    email: contact.emailAddress,
    phone: contact.phoneNumber,
    notes: [booking.notes, contact.notes].filter(Boolean).join('\n'),
    studioUrl: `${publicUrlOf(payload)}/admin/collections/${BOOKINGS}/${id}`,
  });
  const to = await readNoticeRecipients(req, head);
  await queueWherePossible(req, { ...letter, to }, { key: `booking:${id}:${news}`, about: `booking:${id}` });
  return doc;
};

function newsOf(booking: Booking, before: Booking | undefined): 'confirmed' | 'cancelled' | undefined {
  if (booking.source !== 'partner' || booking.status === before?.status) return undefined;
  if (booking.status === 'CONFIRMED') return 'confirmed';
  return booking.status === 'CANCELLED' && before?.status === 'CONFIRMED' ? 'cancelled' : undefined;
}
