import type { PayloadRequest } from 'payload';
import { createRow } from '../../../cms/database/queries/rows.ts';
import type { Shop } from '../../../cms/payload-types.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { BOOKINGS, type Booking, holdUntil } from '../../../tours/booking/booking.ts';
import { BookingRejectedError } from '../../bookings/bookingRejectedError.ts';
import { findTour } from '../../bookings/hooks/bookableDeparture.ts';
import { writeBooking } from '../../bookings/writeBooking.ts';
import { writeOrder } from '../orders/changeOrder.ts';
import { findOrder, type OpenOrder } from '../orders/openOrder.ts';
import { DEFAULT_BALANCE_DAYS, DEFAULT_HOLD_MINUTES } from '../rules/shopSettings.ts';
import { CartRejectedError } from './cartRejectedError.ts';
import { remainingHoldTime } from './remainingHoldTime.ts';
import { cartTotals, firstEnd, linesAt, MAX_LINES, renewedEnd } from './rules/cartLines.ts';
import { joinParties, partyOf, type RequestedParty } from './rules/lineAsked.ts';

// Changes of cart lines within the transaction that holds the cart's lock (`changeOrder`). Each is written through the hooks of bookings.

/** Facts that decide the length of holds, and the due amounts and dates. */
export interface CartRules {
  now: Date;
  /** Groups holds of one visitor, as `holderKey` gives it. */
  holder?: string;
  shop: Partial<Shop>;
  /** The member of staff who books; absent: the traveller books on the site. */
  staff?: string | undefined;
}

/** Author in a booking's history. */
const BY = 'Website';
/** Minimum length of a hold: filling in a checkout takes longer. */
const MIN_HOLD_MS = 5 * 60_000;

/** Minutes for which seats in a cart are held. */
export function holdMinutes({ holdMinutes: minutes }: Partial<Shop>): number {
  return minutes ?? DEFAULT_HOLD_MINUTES;
}

/**
 * Holds seats for a party. A departure that is in the cart already is merged into one line; an expired line is replaced.
 * @param asked.uuid idempotency key of a new line
 * @throws BookingRejectedError, CartRejectedError
 */
export async function addOrMergeLine(
  req: PayloadRequest,
  order: OpenOrder,
  { departure, party, uuid }: { departure: number | undefined; party: RequestedParty; uuid?: string },
  { holder, now, shop, staff }: CartRules,
): Promise<void> {
  if (party.adults + party.children < 1) throw new CartRejectedError('party');
  const { ended, live } = linesAt(order, now);
  const replaced = ended.filter((line) => line.departure === departure);
  const same = live.find((line) => line.departure === departure);
  if (!same && live.length + ended.length - replaced.length >= MAX_LINES) throw new CartRejectedError('lines');
  const minutes = holdMinutes(shop);
  const most = await remainingHoldTime(req, { departure, holder, now, ...(same && { except: same.id }) });
  if (same) {
    await setParty(req, same, joinParties(partyOf(same), party), renewedEnd(same, { minutes, most, now }));
  } else {
    if (most < MIN_HOLD_MS) throw new CartRejectedError('heldLong');
    if (departure === undefined) throw new BookingRejectedError('unknown', t('Choose a departure that there is.'));
    const data = {
      departure,
      order: order.id,
      source: staff === undefined ? 'site' : 'studio',
      ...(uuid !== undefined && { uuid }),
      status: 'ON_HOLD',
      ...columnsOf(party),
      holder,
      expiresAt: holdUntil(now, Math.min(minutes, most / 60_000)).toISOString(),
    } as const;
    await createRow(req.payload, BOOKINGS, data, { req: named(req, staff) });
  }
  for (const line of replaced) await dropLine(req, line, 'EXPIRED');
}

/** @throws BookingRejectedError where the change is not possible */
export async function setParty(
  req: PayloadRequest,
  line: Booking,
  party: RequestedParty,
  expiresAt = line.expiresAt,
): Promise<void> {
  const data = { ...columnsOf(party), expiresAt };
  await writeBooking(named(req), line.id, data);
}

/** Extends the hold of a line. */
export async function extendHold(req: PayloadRequest, { id }: Booking, expiresAt: string): Promise<void> {
  await writeBooking(named(req), id, { expiresAt });
}

/** Removes a line from its cart. The booking is kept, without an order. */
export async function dropLine(req: PayloadRequest, { id }: Booking, status: 'CANCELLED' | 'EXPIRED'): Promise<void> {
  await writeBooking(named(req), id, { status, order: null });
}

/**
 * Stores the totals of a cart and the end of its holds. A promotion's discount is computed at the checkout.
 * @returns the cart as it is now
 * @throws CartRejectedError where its prices are in several currencies
 */
export async function storeTotals(req: PayloadRequest, id: number, { now, shop }: CartRules): Promise<OpenOrder> {
  const order = await findOrder({ payload: req.payload, req }, id);
  if (!order) throw new CartRejectedError('ended');
  const { live } = linesAt(order, now);
  const currencies = [...new Set(live.map(({ currency }) => currency))];
  if (currencies.length > 1) throw new CartRejectedError('currency');
  const deposits = new Map<number | undefined, number | undefined>();
  for (const { tour } of live) deposits.set(tour, (await findTour(req, tour))?.price.deposit);
  const { discount, dueNow, subtotal, total } = cartTotals(live, {
    balanceDays: shop.balanceDays ?? DEFAULT_BALANCE_DAYS,
    day: now.toISOString().slice(0, 10),
    depositOf: ({ tour }) => deposits.get(tour),
  });
  const expiresAt = firstEnd(live);
  const currency = currencies[0] ?? order.currency;
  const data = { subtotal, discount, total, dueNow, plan: 'full', currency } as const;
  await writeOrder(req, id, { ...data, expiresAt: expiresAt ?? null });
  return { ...order, ...data, expiresAt };
}

/** Columns for the booking's hooks, which compute the prices. */
function columnsOf({ adults, children, extras }: RequestedParty) {
  return { adults, children, extras: extras.map((extra) => ({ ...extra, price: 0 })) };
}

function named(req: PayloadRequest, by = BY): PayloadRequest {
  req.context.bookedBy = by;
  return req;
}
