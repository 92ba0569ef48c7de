import type { PayloadRequest } from 'payload';
import { createRow, writeColumns } from '../../../cms/database/queries/rows.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { BOOKINGS, type Booking, holdsSeats, readBooking, statusAt } from '../../../tours/booking/booking.ts';
import { BookingRejectedError } from '../../bookings/bookingRejectedError.ts';
import { lockSeats } from '../../bookings/seats.ts';
import { writeBooking } from '../../bookings/writeBooking.ts';
import { findOrder, type OpenOrder } from '../orders/openOrder.ts';

/** A hold that ends sooner is treated as expired, so that none expires within the transaction. */
const NEARLY_OVER_MS = 5000;

/** Target state of an order's seats. */
export type SeatTarget = { status: 'CONFIRMED' } | { status: 'ON_HOLD'; expiresAt: string };

/**
 * Holds or confirms all seats of an order. An expired booking is replaced by a new one, for the same travellers and departure and at the agreed
 * price. Bookings cancelled by staff stay cancelled.
 * @throws BookingRejectedError where a seat is gone; the transaction of the request is then rolled back
 */
export async function takeSeats(req: PayloadRequest, { id }: OpenOrder, target: SeatTarget): Promise<void> {
  const bookings = await readLocked(req, id);
  if (bookings.every(({ status }) => status === 'CANCELLED'))
    throw new BookingRejectedError('ended', t('Nothing of this order is left to be booked.'));
  const soon = new Date(Date.now() + NEARLY_OVER_MS);
  for (const booking of bookings) {
    const status = statusAt(booking, soon);
    if (status === 'ON_HOLD') await writeBooking(req, booking.id, { ...target });
    else if (status === 'EXPIRED') await bookAnew(req, booking, target);
  }
}

/** Releases all seats that an order still has; each booking records the refund by its terms. */
export async function releaseSeats(req: PayloadRequest, { id }: OpenOrder): Promise<void> {
  const now = new Date();
  for (const booking of await readLocked(req, id)) {
    if (!holdsSeats(booking.status)) continue;
    await writeBooking(req, booking.id, { status: holdsSeats(statusAt(booking, now)) ? 'CANCELLED' : 'EXPIRED' });
  }
}

/** The bookings of an order, read while the lock on their seats is held. */
async function readLocked(req: PayloadRequest, id: number): Promise<Booking[]> {
  const read = async () => (await findOrder({ payload: req.payload, req }, id))?.bookings ?? [];
  await lockSeats(
    req,
    (await read()).flatMap(({ departure }) => departure ?? []),
  );
  return read();
}

async function bookAnew(req: PayloadRequest, old: Booking, target: SeatTarget): Promise<void> {
  await writeBooking(req, old.id, { status: 'EXPIRED', order: null });
  const { contact, currency, departure, extras, items, notes, order, source, total } = old;
  if (departure === undefined) throw new BookingRejectedError('unknown', t('Choose a departure that there is.'));
  const data = { contact, departure, extras, items, notes, order, source, ...target };
  const stored = await createRow(req.payload, BOOKINGS, data, { req });
  const booking = readBooking(stored);
  if (booking?.total === total && booking.currency === currency) return;
  // Keeps the agreed price, even if prices have changed.
  const agreed = { total, currency, items, extras };
  await writeColumns({ payload: req.payload, req }, BOOKINGS, { id: { equals: stored.id } }, agreed);
}
