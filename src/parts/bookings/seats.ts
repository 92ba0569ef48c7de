import type { PayloadRequest, Where } from 'payload';
import { lockName } from '../../cms/database/lockName.ts';
import { BOOKINGS } from '../../tours/booking/booking.ts';

/**
 * Makes everybody else who would book, change or release places of these departures wait until the transaction of the request has ended. What is counted after it
 * stays true until then.
 */
export async function lockSeats(req: PayloadRequest, departures: readonly number[]): Promise<void> {
  // In one order, so that two who move bookings between the same departures do not wait for each other.
  for (const id of [...new Set(departures)].sort((a, b) => a - b)) await lockName(req, `places:${id}`);
}

/** Bookings that keep places from others at a moment: confirmed ones, and holds that last. */
export function takesSeats(now: Date): Where {
  return {
    or: [
      { status: { equals: 'CONFIRMED' } },
      { and: [{ status: { equals: 'ON_HOLD' } }, { expiresAt: { greater_than: now.toISOString() } }] },
    ],
  };
}

/**
 * How many places of a departure bookings hold: counted from the bookings each time, so that no number can be wrong.
 * @param options.except a booking that is not counted
 */
export async function bookedSeats(
  req: PayloadRequest,
  departure: number,
  { except, now }: { except?: number | undefined; now: Date },
): Promise<number> {
  const others: Where[] = except === undefined ? [] : [{ id: { not_equals: except } }];
  const { docs } = await req.payload.db.find<{ id: number; places?: number | null }>({
    collection: BOOKINGS,
    where: { and: [{ departure: { equals: departure } }, takesSeats(now), ...others] },
    select: { places: true },
    limit: 0,
    pagination: false,
    req,
  });
  return docs.reduce((sum, { places }) => sum + (places ?? 0), 0);
}
