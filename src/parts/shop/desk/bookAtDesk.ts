import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { lockName } from '../../../cms/database/locks/lockName.ts';
import { createRow, findRow } from '../../../cms/database/queries/rows.ts';
import { inTransaction } from '../../../cms/database/transactions/inTransaction.ts';
import type { Shop } from '../../../cms/payload-types.ts';
import { offeredLanguages } from '../../../cms/translations/languages.ts';
import type { RenderedLetter } from '../../../letters/letter.ts';
import { DEFAULT_LOCALE, type LocaleCode } from '../../../shared/locales.ts';
import { relationId } from '../../../shared/rowId.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { BOOKINGS } from '../../../tours/booking/booking.ts';
import { ORDERS } from '../../../tours/booking/order.ts';
import { MAX_STAFF_HOLD_MINUTES } from '../../../tours/booking/staffHold.ts';
import { addOrMergeLine, storeTotals } from '../cart/storeLines.ts';
import { lastLanguageOf } from '../checkout/lastLanguage.ts';
import type { OrderRequest } from '../checkout/placeOrder.ts';
import { placeWithin } from '../checkout/placeOrder.ts';
import { queueOrderMail } from '../mails/queueOrderMail.ts';
import { writeOrderLetter } from '../mails/writeOrderLetter.ts';
import { lockOrder, writeOrder } from '../orders/changeOrder.ts';
import { findOrder, type OpenOrder } from '../orders/openOrder.ts';
import { confirmUnpaid } from '../paymentFlow/confirmUnpaid.ts';
import { receiveMoney } from '../paymentFlow/receiveMoney.ts';
import { takeSeats } from '../paymentFlow/takeSeats.ts';
import { DeskRejectedError } from './deskRejectedError.ts';
import { dryRun } from './dryRun.ts';
import { countParty, type DeskRequest, noteOf } from './rules/deskRequest.ts';

/** Actor of a booking, and its time. */
interface Booking {
  by: string;
  now: Date;
  shop: Partial<Shop>;
}

/**
 * Books by telephone, in one transaction: a cart with its seats, the checkout, and then the payment, by the functions of the site. A
 * repeated request gets the same order.
 * @throws BookingRejectedError, CartRejectedError, DeskRejectedError; nothing is stored then
 */
export function bookAtDesk(payload: Payload, asked: DeskRequest, booking: Booking): Promise<OpenOrder> {
  return within(payload, async (req) => {
    await lockName(req, `desk:${asked.uuid}`);
    const known = await findBooked(req, asked.uuid);
    return known ?? book(req, asked, booking);
  });
}

/**
 * The letter that booking would send, rendered now: the booking is made and rolled back. Undefined without an address.
 * @throws as `bookAtDesk`
 */
export async function rehearseLetter(
  payload: Payload,
  asked: DeskRequest,
  booking: Booking,
): Promise<RenderedLetter | undefined> {
  if (!asked.email) return undefined;
  return dryRun<RenderedLetter>((rollBack) =>
    within(payload, async (req) => {
      const order = await book(req, asked, booking);
      const payment = order.payments.at(-1);
      const news = asked.way === 'link' ? 'placed' : 'confirmed';
      rollBack(withoutReference(await writeOrderLetter(req, { news, order, payment }), order.reference));
    }),
  );
}

async function within<T>(payload: Payload, run: (req: PayloadRequest) => Promise<T>): Promise<T> {
  const req = await createLocalReq({}, payload);
  return inTransaction(req, () => run(req));
}

/** Placeholder for the booking reference, which is generated when the booking is stored. */
const UNKNOWN = '…';

function withoutReference(letter: RenderedLetter, reference: string): RenderedLetter {
  const strip = (text: string): string => text.replaceAll(reference, UNKNOWN);
  return { subject: strip(letter.subject), html: strip(letter.html), text: strip(letter.text) };
}

async function findBooked(req: PayloadRequest, uuid: string): Promise<OpenOrder | undefined> {
  const reader = { payload: req.payload, req };
  const row = await findRow(reader, BOOKINGS, { where: { uuid: { equals: uuid } }, select: { order: true } });
  const order = relationId(row?.order);
  return order === undefined ? undefined : findOrder(reader, order);
}

async function book(req: PayloadRequest, asked: DeskRequest, { by, now, shop }: Booking): Promise<OpenOrder> {
  const { payload } = req;
  const locale = await languageOf(req, asked);
  const { id } = await createRow(payload, ORDERS, { status: 'CART', locale }, { req });
  // The bookings' hooks take changes as steps of this order.
  Object.assign(req.context, { lockedOrder: id, bookedBy: by, mostHoldMinutes: MAX_STAFF_HOLD_MINUTES });
  await lockOrder(req, id);
  const { departure, discount, reason, uuid } = asked;
  const rules = { now, shop, staff: by };
  await addOrMergeLine(req, await readOrder(req, id), { departure, party: countParty(asked), uuid }, rules);
  const cart = await storeTotals(req, id, rules);
  const placed = await placeWithin(req, cart, filledOf(asked, cart), {
    customer: undefined,
    locale,
    methods: [],
    now,
    shop,
    staff: { discount, reason },
    terms: false,
  });
  if (placed.kind === 'changed') throw new DeskRejectedError(t('The price has changed. Look at it again, then book.'));
  if (placed.kind !== 'placed')
    throw new DeskRejectedError(t('Name or e-mail address cannot be used. Correct them, then book.'));
  await pay(req, await readOrder(req, id), asked, { by, now, shop });
  return readOrder(req, id);
}

/** The language of an order: as requested, else that of the customer's last one, where the site still offers it. */
async function languageOf(req: PayloadRequest, { email, locale }: DeskRequest): Promise<LocaleCode> {
  if (!locale) return lastLanguageOf(req, email ?? '');
  const offered = offeredLanguages(await req.payload.findGlobal({ slug: 'languages', depth: 0, req }));
  const wanted = [DEFAULT_LOCALE, ...offered].find((one) => one === locale);
  if (wanted) return wanted;
  throw new DeskRejectedError(t('The site does not offer this language any more. Choose another one.'));
}

async function readOrder(req: PayloadRequest, id: number): Promise<OpenOrder> {
  const order = await findOrder({ payload: req.payload, req }, id);
  if (!order) throw new Error('What was stored is no order.');
  return order;
}

/** The values that a traveller types at the checkout. */
function filledOf(asked: DeskRequest, cart: OpenOrder): OrderRequest {
  const { email, name, notes, phone, seen, travellers, way } = asked;
  const items = cart.bookings.flatMap((booking) => booking.items);
  // The booking counts adults first, then children.
  const sorted = [...travellers].sort((one, other) => one.unit.localeCompare(other.unit));
  const of = (tell: (one: (typeof sorted)[number]) => string | undefined) =>
    new Map(
      items.flatMap(({ uuid }, index) =>
        sorted[index] && tell(sorted[index]) ? [[uuid, tell(sorted[index]) ?? '']] : [],
      ),
    );
  return {
    ...{ email, name, agreed: true, travels: false, plan: 'full', code: undefined, country: undefined },
    phone: phone || undefined,
    notes: notes || undefined,
    method: way === 'arrival' ? 'arrival' : 'transfer',
    seen: String(seen),
    names: of((one) => one.name),
    wishes: of(noteOf),
  };
}

/** Payment after a booking: recorded, expected later, or requested by a link until the hold ends. */
async function pay(req: PayloadRequest, order: OpenOrder, asked: DeskRequest, { now, shop }: Booking): Promise<void> {
  const { amount, means, note, until, uuid, way } = asked;
  // Nothing is due now: confirmed without waiting for a payment.
  if (order.dueNow === 0 || way === 'transfer' || way === 'arrival') return confirmUnpaid(req, order, shop);
  if (way === 'received') {
    if (!amount || amount > order.total)
      throw new DeskRejectedError(t('More was paid than it costs. Correct the amount.'));
    return receiveMoney(req, order, { amount, means, note: note || undefined, uuid });
  }
  const end = new Date(until ?? Number.NaN);
  if (!(end > now)) throw new DeskRejectedError(t('Say until when the places are held.'));
  const expiresAt = end.toISOString();
  await takeSeats(req, order, { status: 'ON_HOLD', expiresAt });
  await writeOrder(req, order.id, { expiresAt, method: null }, 'Held, with a link to pay');
  await queueOrderMail(req, order, 'placed');
}
