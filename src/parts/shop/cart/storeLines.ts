import type { PayloadRequest } from 'payload';
import { createRow } from '../../../cms/database/rows.ts';
import type { Shop } from '../../../cms/payload-types.ts';
import { BOOKINGS, type Booking, holdUntil } from '../../../tours/booking/booking.ts';
import { BookingRefused } from '../../bookings/bookingRefused.ts';
import { findTour } from '../../bookings/hooks/place.ts';
import { writeBooking } from '../../bookings/writeBooking.ts';
import { writeOrder } from '../changeOrder.ts';
import { findOrder, type OpenOrder } from '../openOrder.ts';
import { DEFAULT_BALANCE_DAYS, DEFAULT_HOLD_MINUTES } from '../rules/shopSettings.ts';
import { CartRefused } from './cartRefused.ts';
import { leftToHold } from './leftToHold.ts';
import { cartTotals, firstEnd, linesAt, MOST_LINES, renewedEnd } from './rules/cartLines.ts';
import { joinParties, type PartyAsked, partyOf } from './rules/lineAsked.ts';

// What is done with the lines of a cart within the transaction that holds its lock (`changeOrder`). Each goes through the booking's own door.

/** What decides how long places are held and what is due when. */
export interface CartRules {
  now: Date;
  /** Whose holds on one departure are counted together, as `holderKey` names them. */
  holder?: string;
  shop: Partial<Shop>;
}

/** Who a booking's history names. */
const BY = 'Website';
/** Nobody fills in a checkout in less. */
const LEAST_HOLD_MS = 5 * 60_000;

/** For how many minutes places in a cart are held. */
export function holdMinutes({ holdMinutes: minutes }: Partial<Shop>): number {
  return minutes ?? DEFAULT_HOLD_MINUTES;
}

/**
 * Holds places for a party. The same departure once more is one line for all, and takes the place of an ended one.
 * @throws BookingRefused, CartRefused
 */
export async function putLine(
  req: PayloadRequest,
  order: OpenOrder,
  { departure, party }: { departure: number | undefined; party: PartyAsked },
  { holder, now, shop }: CartRules,
): Promise<void> {
  if (party.adults + party.children < 1) throw new CartRefused('party');
  const { ended, live } = linesAt(order, now);
  const replaced = ended.filter((line) => line.departure === departure);
  const same = live.find((line) => line.departure === departure);
  if (!same && live.length + ended.length - replaced.length >= MOST_LINES) throw new CartRefused('lines');
  const minutes = holdMinutes(shop);
  const most = await leftToHold(req, { departure, holder, now, ...(same && { except: same.id }) });
  if (same) {
    await setParty(req, same, joinParties(partyOf(same), party), renewedEnd(same, { minutes, most, now }));
  } else {
    if (most < LEAST_HOLD_MS) throw new CartRefused('heldLong');
    if (departure === undefined) throw new BookingRefused('unknown', 'Choose a departure that there is.');
    const data = {
      departure,
      order: order.id,
      source: 'site',
      status: 'ON_HOLD',
      ...columnsOf(party),
      holder,
      expiresAt: holdUntil(now, Math.min(minutes, most / 60_000)).toISOString(),
    } as const;
    await createRow(req.payload, BOOKINGS, data, { req: named(req) });
  }
  for (const line of replaced) await dropLine(req, line, 'EXPIRED');
}

/** @throws BookingRefused where it cannot be had so */
export async function setParty(
  req: PayloadRequest,
  line: Booking,
  party: PartyAsked,
  expiresAt = line.expiresAt,
): Promise<void> {
  const data = { ...columnsOf(party), expiresAt };
  await writeBooking(named(req), line.id, data);
}

/** Holds a line longer. */
export async function prolong(req: PayloadRequest, { id }: Booking, expiresAt: string): Promise<void> {
  await writeBooking(named(req), id, { expiresAt });
}

/** Takes a line out of its cart. The booking stays, for it was made; it belongs to no order any more. */
export async function dropLine(req: PayloadRequest, { id }: Booking, status: 'CANCELLED' | 'EXPIRED'): Promise<void> {
  await writeBooking(named(req), id, { status, order: null });
}

/**
 * Writes down what the lines of a cart come to, and until when they are held. What a promotion takes off is found at the checkout.
 * @returns the cart as it is now
 * @throws CartRefused where its prices are in several currencies
 */
export async function storeTotals(req: PayloadRequest, id: number, { now, shop }: CartRules): Promise<OpenOrder> {
  const order = await findOrder({ payload: req.payload, req }, id);
  if (!order) throw new CartRefused('ended');
  const { live } = linesAt(order, now);
  const currencies = [...new Set(live.map(({ currency }) => currency))];
  if (currencies.length > 1) throw new CartRefused('currency');
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

/** As the door of bookings reads them; it makes the prices itself. */
function columnsOf({ adults, children, extras }: PartyAsked) {
  return { adults, children, extras: extras.map((extra) => ({ ...extra, price: 0 })) };
}

function named(req: PayloadRequest): PayloadRequest {
  req.context.bookedBy = BY;
  return req;
}
