import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload';
import { lockName } from '../../../cms/database/lockName.ts';
import { takeQuota } from '../../../cms/database/takeQuota.ts';
import { counterKey } from '../../../cms/mail/mailboxKey.ts';
import type { Shop } from '../../../cms/payload-types.ts';
import { BOOKINGS } from '../../../tours/booking/booking.ts';
import { ORDERS } from '../../../tours/booking/order.ts';
import { DEFAULT_HELD_DEPARTURES, DEFAULT_HELD_SEATS } from '../rules/shopSettings.ts';
import { CartRefused } from './cartRefused.ts';

/** More than one visitor may ever hold, so that a list is whole. */
const MOST_ROWS = 1_000;

/** Changes of carts within a day that hold seats: each leaves a booking behind, which is kept until `forgetEndedBookings` removes it. */
export const CART_QUOTA = { name: 'cart-changes', perVisitor: 400 } as const;

/** Names a visitor in an order, without anything of a person. @param visitor as `PostContext.visitor` */
export function holderKey({ secret }: Pick<Payload, 'secret'>, visitor: string): string {
  return counterKey(secret, 'holder', visitor);
}

/**
 * Inventory hoarding; limits the seats and departures that one visitor holds by carts and by orders for which nothing was paid and whose traveller has
 * proven no address. Called after a change, within its transaction.
 * @param holder as `holderKey` gives it
 * @throws CartRefused where they are more than the settings allow
 */
export async function limitHolds(
  req: PayloadRequest,
  holder: string,
  { now, shop }: { now: Date; shop: Partial<Shop> },
): Promise<void> {
  // Two carts of one visitor are counted one after the other.
  await lockName(req, `holder:${holder}`);
  if (await takeQuota(req, CART_QUOTA, { now: now.getTime(), visitor: holder })) throw new CartRefused('held');
  const orders = await findRows<{ id: number }>(req, ORDERS, unproven(holder), {});
  if (orders.length === 0) return;
  const held = await findRows<{ departure?: number; places?: number }>(
    req,
    BOOKINGS,
    {
      and: [
        { order: { in: orders.map(({ id }) => id) } },
        {
          or: [
            { status: { equals: 'CONFIRMED' } },
            { and: [{ status: { equals: 'ON_HOLD' } }, { expiresAt: { greater_than: now.toISOString() } }] },
          ],
        },
      ],
    },
    { departure: true, places: true },
  );
  const seats = held.reduce((sum, { places = 0 }) => sum + places, 0);
  const departures = new Set(held.map(({ departure }) => departure)).size;
  const isOver =
    seats > (shop.heldSeats ?? DEFAULT_HELD_SEATS) || departures > (shop.heldDepartures ?? DEFAULT_HELD_DEPARTURES);
  if (isOver) throw new CartRefused('held');
}

/** Carts and orders of a visitor for which nothing was paid; who is signed in has proven an address. */
function unproven(holder: string): Where {
  return {
    and: [
      { holder: { equals: holder } },
      { status: { in: ['CART', 'PLACED', 'CONFIRMED'] } },
      { customer: { exists: false } },
      { or: [{ paid: { exists: false } }, { paid: { less_than_equal: 0 } }] },
    ],
  };
}

async function findRows<T extends object>(
  req: PayloadRequest,
  collection: string,
  where: Where,
  select: Record<string, true>,
): Promise<T[]> {
  const { docs } = await req.payload.db.find<T & { id: number }>({
    collection: collection as CollectionSlug,
    where,
    select,
    limit: MOST_ROWS,
    pagination: false,
    req,
  });
  return docs;
}
