import type { PayloadRequest } from 'payload';
import { findRow, findRows } from '../../../cms/database/queries/rows.ts';
import type { Shop } from '../../../cms/payload-types.ts';
import { BOOKINGS, holdsSeats, statusAt } from '../../../tours/booking/booking.ts';
import { DEPARTURES } from '../../../tours/words.ts';
import { lockSeats, takesSeats } from '../../bookings/seats.ts';
import { OF_UNPAID_ORDER } from '../cart/limitHolds.ts';
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
  const where = { id: { equals: id } };
  const row = await findRow({ payload: req.payload, req }, DEPARTURES, { where, select: { seats: true } });
  return { seats: row?.seats ?? undefined };
}

async function unpaidSeats(
  req: PayloadRequest,
  departure: number,
  { except, now }: { except: number; now: Date },
): Promise<number> {
  const rows = await findRows({ payload: req.payload, req }, BOOKINGS, {
    where: {
      and: [{ departure: { equals: departure } }, takesSeats(now), { order: { not_equals: except } }, OF_UNPAID_ORDER],
    },
    select: { places: true },
  });
  return rows.reduce((sum, { places }) => sum + (places ?? 0), 0);
}
