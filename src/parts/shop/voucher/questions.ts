import { createLocalReq, type Payload } from 'payload';
import { readLetterhead } from '../../../cms/mail/readLetterhead.ts';
import { publicUrlOf } from '../../../cms/publicUrl.ts';
import type { Answer, Question } from '../../../posts/question.ts';
import { type CalendarEvent, writeCalendar } from '../../../shared/calendar/writeCalendar.ts';
import { createTranslate } from '../../../shared/messages/index.ts';
import type { Booking } from '../../../tours/booking/booking.ts';
import type { OrderStatus } from '../../../tours/booking/order.ts';
import type { Tour } from '../../../tours/tour.ts';
import { type BookingWords, describeBooking, readLocale } from '../../bookings/describeBooking.ts';
import { findTour } from '../../bookings/hooks/place.ts';
import { findOrder, type OpenOrder } from '../openOrder.ts';
import { readOrderToken } from '../orderLink.ts';
import type { ShopNotice } from '../rules/notices.ts';
import { orderPagePath, readShop } from '../shopPages.ts';
import { CALENDAR_PATH, VOUCHER_PATH } from './paths.ts';
import { qrSvg } from './qrSvg.ts';
import { renderVoucher } from './renderVoucher.tsx';
import { confirmedOf, vouchersOf } from './voucher.ts';

/** Files of an order, by whoever holds its link; tokens cannot be guessed. */
const FILE_LIMIT = { name: 'order-files', max: 30 };

/** Why there is nothing to print yet, or no longer. */
const NOTICES: Record<OrderStatus, ShopNotice> = {
  CART: 'ended',
  PLACED: 'pending',
  CONFIRMED: 'cancelled',
  EXPIRED: 'ended',
  CANCELLED: 'cancelled',
};

/** The vouchers of an order, to be printed or shown. */
export const voucherPage: Question = {
  path: VOUCHER_PATH,
  rateLimit: FILE_LIMIT,
  isOfPages: true,
  answer: ({ params, payload }) => answerBooked(payload, params.token, showVouchers),
};

/** Its journeys for the calendar of whoever booked. */
export const calendarFile: Question = {
  path: CALENDAR_PATH,
  rateLimit: FILE_LIMIT,
  isOfPages: true,
  answer: ({ now, params, payload }) =>
    answerBooked(payload, params.token, async ({ order, words }) => ({
      kind: 'file',
      name: `${order.reference}.ics`,
      type: 'text/calendar; charset=utf-8',
      body: writeCalendar(
        undefined,
        confirmedOf(order).map((booking) => eventOf(booking, { now, payload, words })),
      ),
    })),
};

interface Booked {
  order: OpenOrder;
  words: BookingWords;
  payload: Payload;
  /** Where the order is seen; undefined where there is no page for that. */
  path: string | undefined;
}

/** Answers for an order of which something is booked; of another, its page says how it stands. */
async function answerBooked(
  payload: Payload,
  token: string | undefined,
  answer: (booked: Booked) => Promise<Answer>,
): Promise<Answer> {
  const id = readOrderToken(payload.secret, token);
  const order = id === undefined ? undefined : await findOrder({ payload }, id);
  if (!order) return { kind: 'missing' };
  const shop = await readShop(payload);
  const place = { id: order.id, secret: payload.secret };
  const locale = readLocale(order.locale);
  const words = { locale, t: createTranslate(locale) };
  if (confirmedOf(order).length > 0) return answer({ order, words, payload, path: orderPagePath(shop, place) });
  const to = orderPagePath(shop, { ...place, notice: NOTICES[order.status] });
  if (to) return { kind: 'to', to };
  const { t } = words;
  return { kind: 'notice', notice: { title: t('voucher.noneTitle'), paragraphs: [t('voucher.none')], status: 410 } };
}

async function showVouchers({ order, path, payload, words }: Booked): Promise<Answer> {
  const req = await createLocalReq({}, payload);
  const head = await readLetterhead(req, words.locale);
  const tours = new Map<number, Tour>();
  for (const { tour } of confirmedOf(order)) {
    const found = await findTour(req, tour);
    if (found) tours.set(found.id, found);
  }
  const orderUrl = path && head.url + path;
  return renderVoucher({
    head,
    reference: order.reference,
    vouchers: vouchersOf(order, ({ tour = 0 }) => tours.get(tour), words),
    orderUrl,
    code: orderUrl && qrSvg(orderUrl, words.t('voucher.code')),
  });
}

function eventOf(
  booking: Booking,
  { now, payload, words }: { now: Date; payload: Payload; words: BookingWords },
): CalendarEvent {
  const { end, reference, start = '', uuid } = booking;
  const { party, title } = describeBooking(booking, words);
  return {
    // The same as long as there is the booking, so that a file that is opened again changes the event.
    uid: `booking-${uuid}@${new URL(publicUrlOf(payload)).host}`,
    stamp: now.toISOString(),
    start,
    end,
    title,
    text: [`${words.t('letter.reference')}: ${reference}`, party].filter(Boolean).join('\n'),
    isConfirmed: true,
  };
}
