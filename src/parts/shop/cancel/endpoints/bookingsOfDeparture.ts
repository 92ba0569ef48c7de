import type { PayloadRequest } from 'payload';
import { BOOKINGS, type Booking, holdsPlaces, readBooking, statusAt } from '../../../../tours/booking/booking.ts';
import { DEPARTURES } from '../../../../tours/words.ts';

/** Says of a departure that it does not take place, so that nobody books it any more. @returns whether there is one */
export async function closeDeparture({ payload, user }: PayloadRequest, id: number): Promise<boolean> {
  const collection = DEPARTURES;
  const found = await payload.db.findOne<{ id: number }>({ collection, where: { id: { equals: id } } });
  if (!found) return false;
  const context = { callsOff: true };
  await payload.update({ collection, id, data: { status: 'cancelled' } as never, context, depth: 0, user });
  return true;
}

/** The bookings of a departure that hold places now. @param req within its transaction, where one is under way */
export async function findStanding({ payload, transactionID }: PayloadRequest, id: number): Promise<Booking[]> {
  const { docs } = await payload.db.find<{ id: number }>({
    collection: BOOKINGS,
    where: { and: [{ departure: { equals: id } }, { status: { in: ['ON_HOLD', 'CONFIRMED'] } }] },
    sort: 'id',
    limit: 0,
    pagination: false,
    ...(transactionID !== undefined && { req: { transactionID } as PayloadRequest }),
  });
  const now = new Date();
  return docs.flatMap((row) => readBooking(row) ?? []).filter((booking) => holdsPlaces(statusAt(booking, now)));
}
