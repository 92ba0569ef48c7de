import type { CollectionAfterChangeHook } from 'payload';
import { type Booking, holdsSeats, readBooking } from '../../../tours/booking/booking.ts';
import { DEPARTURES } from '../../../tours/words.ts';

/** Recounts the seats of departures that a changed booking affects, in the same transaction; pages and channels are updated. */
export const renewSeats: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  const before = operation === 'update' ? readBooking(previousDoc) : undefined;
  const after = readBooking(doc);
  if (placesOf(before) === placesOf(after)) return doc;
  const departures = new Set([before?.departure, after?.departure].filter((id) => id !== undefined));
  for (const id of departures) {
    // The departure's own hook counts them.
    await req.payload.update({ collection: DEPARTURES, id, data: {}, depth: 0, req });
  }
  return doc;
};

function placesOf(booking: Booking | undefined): string {
  return booking && holdsSeats(booking.status) ? `${booking.items.length} of ${booking.departure}` : '';
}
