import type { PayloadRequest } from 'payload';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import { readLetterhead } from '../../../cms/mail/settings/readLetterhead.ts';
import { ONLY_PUBLISHED } from '../../../content/published.ts';
import type { RenderedLetter } from '../../../letters/letter.ts';
import type { Letterhead } from '../../../letters/letterhead.ts';
import { type LetterNotification, type LetterOrder, orderLetter } from '../../../letters/order.ts';
import type { LetterJourney } from '../../../letters/orderPieces.ts';
import { contentLocale, readLocale } from '../../../shared/locales.ts';
import { createTranslate } from '../../../shared/messages/index.ts';
import { encodePath } from '../../../shared/urls.ts';
import { settledMethod } from '../../../tours/booking/order.ts';
import { TOURS } from '../../../tours/words.ts';
import { readZone } from '../../bookings/endpoints/readStart.ts';
import { confirmPath } from '../orders/confirmLink.ts';
import type { OpenOrder } from '../orders/openOrder.ts';
import { orderToken } from '../orders/orderLink.ts';
import { REFUND_BY_HAND } from '../orders/refunds.ts';
import { isAddressTrusted } from '../rules/takenByStaff.ts';
import { orderPagePath, readShop } from '../shopPages.ts';
import { readStatement } from '../statement/readStatement.ts';
import { CALENDAR_PATH, orderFilePath, VOUCHER_PATH } from '../voucher/paths.ts';
import { bookingsOf, formatOrder, formatPayment, formatUntil } from './formatOrder.ts';
import type { OrderNotification } from './orderNotification.ts';

/** Renders the mail to the traveller, in the language of the order. */
export async function writeOrderLetter(
  req: PayloadRequest,
  notification: OrderNotification<LetterNotification>,
): Promise<RenderedLetter> {
  const head = await readLetterhead(req, readLocale(notification.order.locale));
  return orderLetter(head, notification.news, await readLetterOrder(req, notification, head));
}

/** An order as its letter says it, in the language of the letterhead. */
export async function readLetterOrder(
  req: PayloadRequest,
  { news, order, payment, refund }: OrderNotification<LetterNotification>,
  head: Letterhead,
): Promise<LetterOrder> {
  const { payload } = req;
  const { secret } = payload;
  const { locale } = head;
  const words = { locale, t: createTranslate(locale) };
  const shop = await readShop(payload, req, locale);
  const isTransfer = settledMethod(order) === 'transfer';
  const path = orderPagePath(shop, { id: order.id, secret });
  const token = orderToken(secret, order.id);
  const told = formatOrder(order, await readStatement({ payload, req }, order, { shop }), words);
  const { next } = told.statement;
  const isConfirm = news === 'unconfirmed' || news === 'unconfirmedReminder';
  const clock = { ...words, timezone: await readZone(req) };
  const untilOf = () => {
    if (isConfirm) return formatUntil(order.confirmBy, clock);
    return news === 'placed' ? formatUntil(order.expiresAt, clock) : next?.by;
  };
  return {
    ...told,
    // Names are typed input, too: they are mailed only to an address that is proven, or that staff have written down.
    ...(!isAddressTrusted(order) && {
      name: undefined,
      journeys: told.journeys.map(withoutNames),
      gone: told.gone?.map(withoutNames),
    }),
    url: path && head.url + path,
    voucherUrl: head.url + orderFilePath(VOUCHER_PATH, token),
    calendarUrl: head.url + orderFilePath(CALENDAR_PATH, token),
    confirmUrl: isConfirm ? head.url + confirmPath(secret, order) : undefined,
    tourLinks:
      news === 'expired' || told.isUnconfirmed || (news === 'orphaned' && !told.isBooked)
        ? await readTourLinks(req, order, head.url)
        : [],
    now: next?.amount,
    until: untilOf(),
    account: isTransfer ? (shop.transferText?.trim() ?? '') : undefined,
    payment: formatPayment(payment, words),
    refund: refund && {
      amount: { amount: refund.amount, currency: refund.currency },
      isByHand: refund.isByHand || refund.id === REFUND_BY_HAND,
    },
  };
}

function withoutNames(journey: LetterJourney): LetterJourney {
  return { ...journey, travellers: undefined };
}

/** Published tour pages of the order. */
async function readTourLinks(req: PayloadRequest, order: OpenOrder, origin: string) {
  const ids = [...new Set(bookingsOf(order).flatMap(({ tour }) => tour ?? []))];
  if (ids.length === 0) return [];
  const { docs } = await req.payload.find({
    collection: TOURS,
    where: { and: [{ id: { in: ids } }, ONLY_PUBLISHED] } satisfies TypedWhere<typeof TOURS>,
    locale: contentLocale(order.locale),
    depth: 0,
    pagination: false,
    select: { title: true, path: true },
    req,
  });
  return docs.flatMap((doc) => {
    const { path, title } = doc as { path?: string | null; title?: string | null };
    return path && title ? [{ title, url: origin + encodePath(path.toWellFormed()) }] : [];
  });
}
