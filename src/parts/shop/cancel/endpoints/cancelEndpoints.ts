import type { Endpoint, PayloadRequest } from 'payload';
import { findRow, updateRow } from '../../../../cms/database/queries/rows.ts';
import { bodyOf, idOf, Refusal, sellersOnly, userOf } from '../../../../cms/endpoints/editorsOnly.ts';
import { studioMoney } from '../../../../shared/studioWords/studioMoney.ts';
import { msg, t } from '../../../../shared/studioWords/t.ts';
import { isKeepableText } from '../../../../shared/text/isKeepableText.ts';
import { BOOKINGS, type Booking, holdsSeats, readBooking, statusAt } from '../../../../tours/booking/booking.ts';
import { MAX_MONEY, text, whole } from '../../../../tours/readValues.ts';
import { BookingRejectedError } from '../../../bookings/bookingRejectedError.ts';
import { findOrder, type OpenOrder } from '../../orders/openOrder.ts';
import { cancelBookings } from '../cancelBookings.ts';
import { type PlannedCancellation, percentsOf, planCancellation, standingOf } from '../planCancellation.ts';
import type { CancellationOffer, OfferLine } from '../rules/offer.ts';

const MAX_REASON_LENGTH = 200;
export const STAFF = msg('Editors, admins and booking staff cancel bookings. Sign in as one of them.');

/** Target of a cancellation: bookings of one order, or one booking without an order. */
export interface Target {
  order: OpenOrder | undefined;
  bookings: Booking[];
}

type FindTarget = (req: PayloadRequest) => Promise<Target>;

/** Staff endpoints: preview of cancelling an order, and doing it. */
export const orderCancelEndpoints = endpointsOf(async (req) => {
  const order = await findOrder({ payload: req.payload }, idOf(req));
  if (!order) throw new Refusal(404, t('There is no such order.'));
  return { order, bookings: order.status === 'CART' ? [] : standingOf(order, new Date()) };
});

/** The same for one booking, with or without an order. */
export const bookingCancelEndpoints = endpointsOf(async (req) => {
  const booking = await findBooking(req, idOf(req));
  if (!booking) throw new Refusal(404, t('There is no such booking.'));
  const order = booking.order === undefined ? undefined : await findOrder({ payload: req.payload }, booking.order);
  const stands = holdsSeats(statusAt(booking, new Date()));
  return { order, bookings: stands ? [booking] : [] };
});

function endpointsOf(find: FindTarget): Omit<Endpoint, 'root'>[] {
  return [
    {
      path: '/:id/cancellation',
      method: 'get',
      handler: sellersOnly(async (req) => answer(await offerOf(req, await find(req))), STAFF),
    },
    {
      path: '/:id/cancel',
      method: 'post',
      handler: sellersOnly(async (req) => {
        const target = await find(req);
        if (target.bookings.length === 0) throw new Refusal(409, t('Nothing of it stands any more. Open it again.'));
        const body = await bodyOf(req);
        const amount = amountOf(body);
        const reason = reasonOf(body);
        if (amount !== undefined && !reason) throw new Refusal(400, t('Say why another amount goes back.'));
        const said = await cancelTarget(req, target, { amount, reason, seen: whole(body.seen, 0, MAX_MONEY) });
        return answer({ said });
      }, STAFF),
    },
  ];
}

interface CancelBody {
  amount?: number | undefined;
  reason: string | undefined;
  /** Refund that staff were shown. */
  seen?: number | undefined;
}

/**
 * Cancels bookings of one order, or one without an order, and returns a message about the result.
 * @throws Refusal where it is not allowed; nothing has changed
 */
export async function cancelTarget(
  req: PayloadRequest,
  { bookings, order }: Target,
  asked: CancelBody,
): Promise<string> {
  const by = userOf(req).name;
  try {
    if (!order || order.status === 'CART') return await cancelAlone(req, bookings, asked);
    const ids = bookings.map(({ id }) => id);
    const plan = await cancelBookings(req.payload, order.id, { ...asked, by, bookings: ids, check: checkSeen(asked) });
    if (!plan) throw new Refusal(409, t('Nothing of it stands any more. Open it again.'));
    return describeDone(order, plan);
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal(409, `${t('That much cannot be given back.')} ${error.message}`);
    if (error instanceof BookingRejectedError) throw new Refusal(409, error.message);
    throw error;
  }
}

/** Refuses the cancellation when the refund that staff were shown is out of date. */
function checkSeen({ amount, seen }: CancelBody) {
  return ({ currency }: OpenOrder, { back }: PlannedCancellation): void => {
    if (amount !== undefined || seen === undefined || seen === back) return;
    const now = studioMoney(back, currency);
    throw new Refusal(
      409,
      t('The amounts have changed: {amount} would go back now. Nothing was cancelled. Read them again.', {
        amount: now,
      }),
    );
  };
}

/** Cancels a booking that has no order on this site. */
async function cancelAlone(req: PayloadRequest, bookings: readonly Booking[], { amount, reason }: CancelBody) {
  const [booking] = bookings;
  if (!booking) throw new Refusal(409, t('Nothing of it stands any more. Open it again.'));
  const { currency, id, total } = booking;
  if (amount !== undefined && amount > total)
    throw new RangeError(t('It cost {total}.', { total: studioMoney(total, currency) }));
  const { payload, user } = req;
  const wished = amount === undefined ? {} : { cancelled: { refundDue: amount, cancellationFee: total - amount } };
  const context = { cancels: true, ...wished };
  const data = { status: 'CANCELLED', ...(reason && { cancelReason: reason }) } as const;
  const stored = await updateRow(payload, BOOKINGS, id, data, { context, user });
  const due = readBooking(stored)?.refundDue ?? 0;
  const back =
    due > 0
      ? t('{amount} is yours to give back; mark it here then.', { amount: studioMoney(due, currency) })
      : t('Nothing goes back.');
  return `${t('Cancelled, and its places are free.')} ${back}`;
}

function describeDone({ currency, paid }: OpenOrder, { back, byHand }: PlannedCancellation): string {
  const say = (amount: number): string => studioMoney(amount, currency);
  const told = t('Cancelled. The places are free, and traveller and staff are told by mail.');
  if (paid === 0) return `${told} ${t('Nothing was paid, so nothing goes back.')}`;
  if (back === 0) return `${told} ${t('Nothing goes back.')}`;
  if (byHand === 0) return `${told} ${t('{amount} goes back the way it came.', { amount: say(back) })}`;
  const rest = back > byHand ? ` ${t('{amount} goes back the way it came.', { amount: say(back - byHand) })}` : '';
  return `${told}${rest} ${t('{amount} is yours to give back; note it in the order then.', { amount: say(byHand) })}`;
}

async function offerOf(req: PayloadRequest, { bookings, order }: Target): Promise<CancellationOffer> {
  if (!order || order.status === 'CART') return offerAlone(req, bookings);
  const leaving = new Set(bookings.map(({ id }) => id));
  const plan = await planCancellation({ payload: req.payload, req }, order, leaving);
  const lines = plan.bookings.flatMap(({ fee, id, share }): OfferLine[] => {
    const booking = bookings.find((one) => one.id === id);
    return booking ? [lineOf(booking, share, fee)] : [];
  });
  const { back, byHand, most, total } = plan;
  const isWhole = standingOf(order, new Date()).every(({ id }) => leaving.has(id));
  return { lines, back, byHand, most, currency: order.currency, paid: order.paid - order.refunded, total, isWhole };
}

async function offerAlone(req: PayloadRequest, bookings: readonly Booking[]): Promise<CancellationOffer> {
  const [booking] = bookings;
  if (!booking) return { lines: [], back: 0, byHand: 0, most: 0, currency: 'EUR', isWhole: true };
  const [percent = 0] = await percentsOf({ payload: req.payload, req }, [booking]);
  const fee = Math.floor((booking.total * percent) / 100);
  const isBilled = booking.source === 'partner' && booking.status === 'CONFIRMED';
  const back = isBilled ? booking.total - fee : 0;
  const { currency, total: most } = booking;
  return { lines: [lineOf(booking, most, fee)], back, byHand: back, most, currency, isWhole: true };
}

/** Booking as a line of the offer to cancel. @param price smallest unit of the booking's currency, as `fee` */
export function lineOf({ currency, id, reference, tourTitle }: Booking, price: number, fee: number): OfferLine {
  const title = tourTitle ?? reference;
  return { id, reference, title, price: { amount: price, currency }, fee: { amount: fee, currency } };
}

async function findBooking({ payload }: PayloadRequest, id: number): Promise<Booking | undefined> {
  return readBooking(await findRow({ payload }, BOOKINGS, { where: { id: { equals: id } } }));
}

function amountOf({ amount }: Record<string, unknown>): number | undefined {
  if (amount === undefined || amount === null) return undefined;
  const read = typeof amount === 'number' ? whole(amount, 0, MAX_MONEY) : undefined;
  if (read === undefined) throw new Refusal(400, t('Write an amount of 0 or more.'));
  return read;
}

/** Reason sent with a cancellation; undefined where empty. @throws Refusal 400 for an invalid one */
export function reasonOf({ reason }: Record<string, unknown>): string | undefined {
  const read = text(reason)?.trim();
  if (read && (read.length > MAX_REASON_LENGTH || !isKeepableText(read)))
    throw new Refusal(400, t('A reason has at most {most} characters. Shorten it.', { most: MAX_REASON_LENGTH }));
  return read || undefined;
}

/** JSON response that no cache keeps. */
export function answer(body: object): Response {
  return Response.json(body, { headers: { 'cache-control': 'private, no-store' } });
}
