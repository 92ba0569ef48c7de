import type { Payload } from 'payload';
import { findRows } from '../../../cms/database/queries/rows.ts';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import { BOOKINGS } from '../../../tours/booking/booking.ts';
import { ORDERS } from '../../../tours/booking/order.ts';
import { takesSeats } from '../../bookings/seats.ts';
import { OF_UNPAID_ORDER } from '../cart/limitHolds.ts';
import { DEFAULT_HELD_DEPARTURES, DEFAULT_HELD_SEATS } from '../rules/shopSettings.ts';
import type { Hoard, Hoards } from './hoard.ts';

/** Ids in one query; databases take a limited number of values. */
const ORDERS_AT_ONCE = 500;
/** Share of the limits per visitor from which staff see a hoard; a family with a cart is none. */
const SEEN_SHARE = 3 / 4;
/** All visitors together are a hoard when they hold as much as so many visitors may. */
const VISITORS_TOGETHER = 4;

/** Conditions on the order of a booking. */
const UNPROVEN: TypedWhere<typeof BOOKINGS> = {
  and: [
    OF_UNPAID_ORDER,
    { 'order.status': { in: ['CART', 'PLACED'] } },
    { 'order.provenAt': { exists: false } },
    { 'order.customer': { exists: false } },
  ],
};

/** Seats that a cart or an order holds, and who holds them. */
export interface HeldSeats {
  order: number;
  departure: number | null | undefined;
  places: number;
  /** As `holderKey` gives it; empty where it is not known. */
  holder: string;
}

/**
 * Hoards as staff see them: visitors, and all of them together, who hold many seats unproven.
 * @param reader within a transaction, or not
 */
export async function findHoards({ payload }: { payload: Payload }, now: Date): Promise<Hoards> {
  const { heldDepartures, heldSeats } = await payload.findGlobal({ slug: 'shop', depth: 0 });
  const [mostSeats, mostDepartures] = [heldSeats ?? DEFAULT_HELD_SEATS, heldDepartures ?? DEFAULT_HELD_DEPARTURES];
  const held = await findHeld(payload, now);
  const visitors = [...Map.groupBy(held, ({ holder }) => holder)]
    .map(([holder, of]): Hoard => ({ holder, ...sum(of) }))
    .filter(
      ({ departures, holder, seats }) =>
        holder && (seats >= mostSeats * SEEN_SHARE || departures > mostDepartures * SEEN_SHARE),
    )
    .sort((one, other) => other.seats - one.seats);
  const together = sum(held);
  return { visitors, together, isMuch: together.seats >= mostSeats * VISITORS_TOGETHER };
}

/**
 * Seats held unproven: not paid, not of a signed-in customer, not confirmed by a mailed link or by staff. Starts from bookings that take seats, whose
 * number is bounded; carts that hold nothing any more are kept for a week, in any number.
 */
export async function findHeld(payload: Payload, now: Date): Promise<HeldSeats[]> {
  const bookings = await findRows({ payload }, BOOKINGS, {
    where: { and: [takesSeats(now), UNPROVEN] },
    select: { departure: true, order: true, places: true },
    sort: 'id',
  });
  const holders = await readHolders(payload, [...new Set(bookings.flatMap(({ order }) => order ?? []))]);
  return bookings.flatMap(({ departure, order, places }) =>
    order ? [{ order, departure, places: places ?? 0, holder: holders.get(order) ?? '' }] : [],
  );
}

async function readHolders(payload: Payload, ids: readonly number[]): Promise<Map<number, string>> {
  const holders = new Map<number, string>();
  for (let from = 0; from < ids.length; from += ORDERS_AT_ONCE) {
    const where = { id: { in: ids.slice(from, from + ORDERS_AT_ONCE) } };
    for (const { holder, id } of await findRows({ payload }, ORDERS, { where, select: { holder: true } }))
      holders.set(id, holder ?? '');
  }
  return holders;
}

function sum(held: readonly HeldSeats[]): Omit<Hoard, 'holder'> {
  return {
    seats: held.reduce((seats, { places }) => seats + places, 0),
    departures: new Set(held.map(({ departure }) => departure)).size,
    orders: new Set(held.map(({ order }) => order)).size,
  };
}
