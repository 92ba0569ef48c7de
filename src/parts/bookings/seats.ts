import type { PayloadRequest } from 'payload';
import { lockName } from '../../cms/database/locks/lockName.ts';
import { findRows } from '../../cms/database/queries/rows.ts';
import type { TypedWhere } from '../../cms/database/queries/typedWhere.ts';
import { BOOKINGS } from '../../tours/booking/booking.ts';

/**
 * Seat lock, taken before seats are reserved, until the transaction of the request has ended: others who book, change or release seats of these
 * departures wait. Counts read after it stay true until then. To take a seat, write a booking (`enterBooking`, the hook of every such write): it takes this
 * lock, and compares the taken seats with the capacity of the departure (`hooks/bookableDeparture.ts`).
 */
export async function lockSeats(req: PayloadRequest, departures: readonly number[]): Promise<void> {
  // Sorted, so that two requests that move bookings between the same departures cannot deadlock.
  for (const id of [...new Set(departures)].sort((a, b) => a - b)) await lockName(req, `places:${id}`);
}

/** Bookings that take seats at a moment: confirmed ones, and live holds. */
export function takesSeats(now: Date): TypedWhere<typeof BOOKINGS> {
  return {
    or: [
      { status: { equals: 'CONFIRMED' } },
      { and: [{ status: { equals: 'ON_HOLD' } }, { expiresAt: { greater_than: now.toISOString() } }] },
    ],
  };
}

/**
 * Number of taken seats of a departure, always counted from its bookings, so that no stored number can be wrong.
 * @param options.except a booking that is not counted
 */
export async function bookedSeats(
  req: PayloadRequest,
  departure: number,
  { except, now }: { except?: number | undefined; now: Date },
): Promise<number> {
  const others: TypedWhere<typeof BOOKINGS>[] = except === undefined ? [] : [{ id: { not_equals: except } }];
  const rows = await findRows({ payload: req.payload, req }, BOOKINGS, {
    where: { and: [{ departure: { equals: departure } }, takesSeats(now), ...others] },
    select: { places: true },
  });
  return rows.reduce((sum, { places }) => sum + (places ?? 0), 0);
}
