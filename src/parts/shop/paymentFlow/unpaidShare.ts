import type { PayloadRequest } from 'payload';
import type { Shop } from '../../../cms/payload-types.ts';
import { BOOKINGS, holdsSeats, statusAt } from '../../../tours/booking/booking.ts';
import { DEPARTURES } from '../../../tours/words.ts';
import { lockSeats, takesSeats } from '../../bookings/seats.ts';
import { unpaidOrders } from '../cart/limitHolds.ts';
import type { OpenOrder } from '../orders/openOrder.ts';
import { DEFAULT_UNPAID_SHARE } from '../rules/shopSettings.ts';

/**
 * Whether an order without a payment now leaves enough seats to those who pay: everything held unpaid, by carts and by placed and confirmed orders,
 * is limited to a share of each departure (the shop's settings).
 */
export async function isWithinUnpaidShare(
  req: PayloadRequest,
  order: OpenOrder,
  { unpaidShare }: Partial<Shop>,
): Promise<boolean> {
  const now = new Date();
  const asked = new Map<number, number>();
  for (const booking of order.bookings)
    if (booking.departure && holdsSeats(statusAt(booking, now)))
      asked.set(booking.departure, (asked.get(booking.departure) ?? 0) + booking.items.length);
  await lockSeats(req, [...asked.keys()]);
  for (const [departure, places] of asked) {
    const { seats } = await readSeats(req, departure);
    if (seats === undefined) continue;
    const most = Math.ceil((seats * (unpaidShare ?? DEFAULT_UNPAID_SHARE)) / 100);
    if ((await unpaidSeats(req, departure, { except: order.id, now })) + places > most) return false;
  }
  return true;
}

async function readSeats(req: PayloadRequest, id: number): Promise<{ seats?: number | undefined }> {
  const row = await req.payload.db.findOne<{ id: number; seats?: number | null }>({
    collection: DEPARTURES,
    where: { id: { equals: id } },
    select: { seats: true },
    req,
  });
  return { seats: row?.seats ?? undefined };
}

async function unpaidSeats(
  req: PayloadRequest,
  departure: number,
  { except, now }: { except: number; now: Date },
): Promise<number> {
  const { docs } = await req.payload.find({
    collection: BOOKINGS,
    where: {
      and: [
        { departure: { equals: departure } },
        takesSeats(now),
        { order: { not_equals: except } },
        unpaidOrders('order.'),
      ],
    },
    depth: 0,
    pagination: false,
    req,
  });
  return (docs as { places?: number }[]).reduce((sum, { places = 0 }) => sum + places, 0);
}
