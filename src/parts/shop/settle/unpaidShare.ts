import type { CollectionSlug, PayloadRequest } from 'payload';
import type { Shop } from '../../../cms/payload-types.ts';
import { BOOKINGS, holdsPlaces, statusAt } from '../../../tours/booking/booking.ts';
import { DEPARTURES } from '../../../tours/words.ts';
import { lockPlaces } from '../../bookings/places.ts';
import type { OpenOrder } from '../openOrder.ts';
import { DEFAULT_UNPAID_SHARE } from '../rules/shopSettings.ts';

interface UnpaidRow {
  places?: number;
  order?: { id: number; paid?: number; customer?: unknown } | number | null;
}

/**
 * Whether an order for which nothing is paid now leaves enough places of its departures to those who pay: bookings without any payment share a part of
 * them (the shop's settings). Who is signed in by a mailed link has proven an address, and is not counted.
 */
export async function leavesPlacesToPayers(
  req: PayloadRequest,
  order: OpenOrder,
  { unpaidShare }: Partial<Shop>,
): Promise<boolean> {
  if (order.customer) return true;
  const now = new Date();
  const asked = new Map<number, number>();
  for (const booking of order.bookings)
    if (booking.departure && holdsPlaces(statusAt(booking, now)))
      asked.set(booking.departure, (asked.get(booking.departure) ?? 0) + booking.items.length);
  await lockPlaces(req, [...asked.keys()]);
  for (const [departure, places] of asked) {
    const { seats } = await readSeats(req, departure);
    if (seats === undefined) continue;
    const most = Math.ceil((seats * (unpaidShare ?? DEFAULT_UNPAID_SHARE)) / 100);
    if ((await unpaidPlaces(req, departure)) + places > most) return false;
  }
  return true;
}

async function readSeats(req: PayloadRequest, id: number): Promise<{ seats?: number | undefined }> {
  const row = await req.payload.db.findOne<{ id: number; seats?: number | null }>({
    collection: DEPARTURES as CollectionSlug,
    where: { id: { equals: id } },
    select: { seats: true },
    req,
  });
  return { seats: row?.seats ?? undefined };
}

async function unpaidPlaces(req: PayloadRequest, departure: number): Promise<number> {
  const { docs } = await req.payload.find({
    collection: BOOKINGS as CollectionSlug,
    where: {
      and: [
        { departure: { equals: departure } },
        { status: { equals: 'CONFIRMED' } },
        { 'order.status': { equals: 'CONFIRMED' } },
        { 'order.customer': { exists: false } },
        { or: [{ 'order.paid': { exists: false } }, { 'order.paid': { less_than_equal: 0 } }] },
      ],
    },
    depth: 0,
    pagination: false,
    req,
  });
  return (docs as UnpaidRow[]).reduce((sum, { places = 0 }) => sum + places, 0);
}
