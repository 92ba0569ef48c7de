import type { PayloadRequest } from 'payload';
import { createRow, writeColumns } from '../../../cms/database/rows.ts';
import { BOOKINGS, type Booking, holdsPlaces, readBooking, statusAt } from '../../../tours/booking/booking.ts';
import { BookingRefused } from '../../bookings/bookingRefused.ts';
import { lockSeats } from '../../bookings/seats.ts';
import { writeBooking } from '../../bookings/writeBooking.ts';
import { findOrder, type OpenOrder } from '../openOrder.ts';

/** A hold that ends sooner is treated as over, so that none ends while its order is looked after. */
const NEARLY_OVER_MS = 5000;

/** What is wished for the places of an order. */
export type Wish = { status: 'CONFIRMED' } | { status: 'ON_HOLD'; expiresAt: string };

/**
 * Holds or confirms all places of an order. A booking whose hold is over is made anew, for the same travellers on the same departure and at the price that was agreed, and takes
 * its place in the order. What staff have cancelled stays so.
 * @throws BookingRefused where one of them cannot be had any more; the transaction of the request is then over, and nothing has changed
 */
export async function takeSeats(req: PayloadRequest, { id }: OpenOrder, wish: Wish): Promise<void> {
  const bookings = await readLocked(req, id);
  if (bookings.every(({ status }) => status === 'CANCELLED'))
    throw new BookingRefused('ended', 'Nothing of this order is left to be booked.');
  const soon = new Date(Date.now() + NEARLY_OVER_MS);
  for (const booking of bookings) {
    const status = statusAt(booking, soon);
    if (status === 'ON_HOLD') await writeBooking(req, booking.id, { ...wish });
    else if (status === 'EXPIRED') await bookAnew(req, booking, wish);
  }
}

/** Gives back all places of an order that it still has; each booking says what its terms give back. */
export async function releasePlaces(req: PayloadRequest, { id }: OpenOrder): Promise<void> {
  const now = new Date();
  for (const booking of await readLocked(req, id)) {
    if (!holdsPlaces(booking.status)) continue;
    await writeBooking(req, booking.id, { status: holdsPlaces(statusAt(booking, now)) ? 'CANCELLED' : 'EXPIRED' });
  }
}

/** The bookings of an order as they are, while nobody else can change them. */
async function readLocked(req: PayloadRequest, id: number): Promise<Booking[]> {
  const read = async () => (await findOrder({ payload: req.payload, req }, id))?.bookings ?? [];
  await lockSeats(
    req,
    (await read()).flatMap(({ departure }) => departure ?? []),
  );
  return read();
}

async function bookAnew(req: PayloadRequest, old: Booking, wish: Wish): Promise<void> {
  await writeBooking(req, old.id, { status: 'EXPIRED', order: null });
  const { contact, currency, departure, extras, items, notes, order, source, total } = old;
  if (departure === undefined) throw new BookingRefused('unknown', 'Choose a departure that there is.');
  const data = { contact, departure, extras, items, notes, order, source, ...wish };
  const stored = await createRow(req.payload, BOOKINGS, data, { req });
  const booking = readBooking(stored);
  if (booking?.total === total && booking.currency === currency) return;
  // Prices have changed since; what was agreed stays.
  const agreed = { total, currency, items, extras };
  await writeColumns({ payload: req.payload, req }, BOOKINGS, { id: { equals: stored.id } }, agreed);
}
