import type { Payload, Where } from 'payload';
import { findRows, type Row } from '../../../cms/database/rows.ts';
import { BOOKINGS } from '../../../tours/booking/booking.ts';
import { ORDERS } from '../../../tours/booking/order.ts';
import { takesSeats } from '../../bookings/seats.ts';
import { unpaidOrders } from '../cart/limitHolds.ts';
import { DEFAULT_HELD_DEPARTURES, DEFAULT_HELD_SEATS } from '../rules/shopSettings.ts';
import type { Hoard, Hoards } from './hoard.ts';

/** Most orders and bookings read; larger hoards take several presses to free. */
const MOST_ROWS = 1_000;
/** Share of the limits per visitor from which staff see a hoard; a family with a cart is none. */
const SEEN_SHARE = 3 / 4;
/** All visitors together are a hoard when they hold as much as so many visitors may. */
const VISITORS_TOGETHER = 4;

/** Carts and orders that hold seats unproven: not paid, not of a signed-in customer, not confirmed by a mailed link or by staff. */
export const UNPROVEN: Where = {
  and: [
    unpaidOrders(''),
    { status: { in: ['CART', 'PLACED'] } },
    { provenAt: { exists: false } },
    { customer: { exists: false } },
  ],
};

type HeldOrder = Pick<Row<typeof ORDERS>, 'holder' | 'id'>;
type HeldBooking = Pick<Row<typeof BOOKINGS>, 'departure' | 'id' | 'order' | 'places'>;

/**
 * Hoards as staff see them: visitors, and all of them together, who hold many seats unproven.
 * @param reader within a transaction, or not
 */
export async function findHoards({ payload }: { payload: Payload }, now: Date): Promise<Hoards> {
  const { heldDepartures, heldSeats } = await payload.findGlobal({ slug: 'shop', depth: 0 });
  const [mostSeats, mostDepartures] = [heldSeats ?? DEFAULT_HELD_SEATS, heldDepartures ?? DEFAULT_HELD_DEPARTURES];
  const orders = await findUnproven(payload, UNPROVEN);
  const bookings = await findHeld(payload, orders, now);
  const holders = new Map(orders.map(({ holder, id }) => [id, holder ?? '']));
  const all = Map.groupBy(bookings, ({ order }) => holders.get(order ?? 0) ?? '');
  const visitors = [...all]
    .map(([holder, held]): Hoard => ({ holder, ...sum(held) }))
    .filter(
      ({ departures, holder, seats }) =>
        holder && (seats >= mostSeats * SEEN_SHARE || departures > mostDepartures * SEEN_SHARE),
    )
    .sort((one, other) => other.seats - one.seats);
  const together = sum(bookings);
  return { visitors, together, isMuch: together.seats >= mostSeats * VISITORS_TOGETHER };
}

/** Carts and orders, the oldest first. @param where which of them */
export async function findUnproven(payload: Payload, where: Where): Promise<HeldOrder[]> {
  return findRows({ payload }, ORDERS, { where, select: { holder: true }, sort: 'id', limit: MOST_ROWS });
}

async function findHeld(payload: Payload, orders: readonly HeldOrder[], now: Date): Promise<HeldBooking[]> {
  if (orders.length === 0) return [];
  return findRows({ payload }, BOOKINGS, {
    where: { and: [{ order: { in: orders.map(({ id }) => id) } }, takesSeats(now)] },
    select: { departure: true, order: true, places: true },
    limit: MOST_ROWS,
  });
}

function sum(held: readonly HeldBooking[]): Omit<Hoard, 'holder'> {
  return {
    seats: held.reduce((seats, { places }) => seats + (places ?? 0), 0),
    departures: new Set(held.map(({ departure }) => departure)).size,
    orders: new Set(held.map(({ order }) => order)).size,
  };
}
