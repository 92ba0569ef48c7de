import { createLocalReq, type Payload } from 'payload';
import { readLetterhead } from '../../../cms/mail/settings/readLetterhead.ts';
import { publicUrlOf } from '../../../cms/publicUrl.ts';
import type { EndpointContext } from '../../../endpoints/formEndpoint.ts';
import type { Answer, QueryEndpoint } from '../../../endpoints/queryEndpoint.ts';
import type { Letterhead } from '../../../letters/letterhead.ts';
import { writeCalendar } from '../../../shared/calendar/writeCalendar.ts';
import { readLocale } from '../../../shared/locales.ts';
import { createTranslate } from '../../../shared/messages/index.ts';
import { qrSvg } from '../../../shared/qrSvg.ts';
import { formatStatement } from '../../../tours/booking/formatStatement.ts';
import type { OrderStatus } from '../../../tours/booking/order.ts';
import type { Statement } from '../../../tours/booking/statement.ts';
import type { Tour } from '../../../tours/tour.ts';
import type { BookingWords } from '../../bookings/describeBooking.ts';
import { findToursOf } from '../orders/findToursOf.ts';
import { findOrder, type OpenOrder } from '../orders/openOrder.ts';
import { readOrderToken } from '../orders/orderLink.ts';
import type { ShopNotice } from '../rules/notices.ts';
import { orderPagePath, readShop } from '../shopPages.ts';
import { readStatement } from '../statement/readStatement.ts';
import { eventsOf } from './calendarEvents.ts';
import { CALENDAR_PATH, VOUCHER_PATH } from './paths.ts';
import { renderVoucher } from './renderVoucher.tsx';
import { confirmedOf, vouchersOf } from './voucher.ts';

/** Rate limit of an order's files; tokens cannot be guessed. */
const FILE_LIMIT = { name: 'order-files', max: 30 };

/** Notices for orders without vouchers, by status. */
const NOTICES: Record<OrderStatus, ShopNotice> = {
  CART: 'ended',
  PLACED: 'pending',
  CONFIRMED: 'cancelled',
  EXPIRED: 'ended',
  CANCELLED: 'cancelled',
};

/** Page with the vouchers of an order. */
export const voucherPage: QueryEndpoint = {
  path: VOUCHER_PATH,
  rateLimit: FILE_LIMIT,
  isOfPages: true,
  answer: (context) => answerBooked(context, (booked) => showVouchers(booked, context.fontFacesOf)),
};

/** Calendar file (iCalendar) with the tours of an order. */
export const calendarFile: QueryEndpoint = {
  path: CALENDAR_PATH,
  rateLimit: FILE_LIMIT,
  isOfPages: true,
  answer: (context) => answerBooked(context, writeEvents),
};

interface Booked {
  order: OpenOrder;
  words: BookingWords;
  payload: Payload;
  head: Letterhead;
  /** Tours of its bookings, by id. */
  tours: ReadonlyMap<number, Tour>;
  statement: Statement;
  now: Date;
  /** Order page; undefined where there is none. */
  orderUrl: string | undefined;
}

/** Answers for a confirmed order; otherwise redirects to its page with a notice. */
async function answerBooked(
  { now, params, payload }: Pick<EndpointContext, 'now' | 'params' | 'payload'>,
  answer: (booked: Booked) => Answer | Promise<Answer>,
): Promise<Answer> {
  const id = readOrderToken(payload.secret, params.token);
  const order = id === undefined ? undefined : await findOrder({ payload }, id);
  if (!order) return { kind: 'missing' };
  const shop = await readShop(payload, undefined, order.locale);
  const place = { id: order.id, secret: payload.secret };
  const locale = readLocale(order.locale);
  const words = { locale, t: createTranslate(locale) };
  if (confirmedOf(order).length > 0) {
    const head = await readLetterhead(await createLocalReq({}, payload), locale);
    const tours = await findToursOf({ payload }, [order]);
    const path = orderPagePath(shop, place);
    const statement = await readStatement({ payload }, order, { now, shop });
    return answer({ head, now, order, payload, statement, tours, words, orderUrl: path && head.url + path });
  }
  const to = orderPagePath(shop, { ...place, notice: NOTICES[order.status] });
  if (to) return { kind: 'to', to };
  const { t } = words;
  return { kind: 'notice', notice: { title: t('voucher.noneTitle'), paragraphs: [t('voucher.none')], status: 410 } };
}

function showVouchers(
  { head, order, orderUrl, statement, tours, words }: Booked,
  fontFacesOf: EndpointContext['fontFacesOf'],
): Answer {
  return renderVoucher({
    ...{ head, orderUrl },
    fontFaces: fontFacesOf(head),
    ...vouchersOf(order, { findTour: ({ tour = 0 }) => tours.get(tour), statement }, words),
    code: orderUrl && qrSvg(orderUrl, words.t('voucher.code')),
  });
}

async function writeEvents({ head, now, order, orderUrl, payload, statement, tours, words }: Booked): Promise<Answer> {
  const { timezone } = await payload.findGlobal({ slug: 'site', depth: 0 });
  const facts = {
    ...{ now, orderUrl, words },
    timezone: timezone ?? undefined,
    reference: order.reference,
    statement: formatStatement(statement, words),
    publicUrl: publicUrlOf(payload),
    telephone: head.telephone,
  };
  const events = confirmedOf(order).flatMap((booking) => eventsOf(booking, tours.get(booking.tour ?? 0), facts));
  return {
    kind: 'file',
    name: `${order.reference}.ics`,
    type: 'text/calendar; charset=utf-8',
    body: writeCalendar(undefined, events),
  };
}
