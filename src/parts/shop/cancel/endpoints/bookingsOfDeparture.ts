import type { PayloadRequest } from 'payload';
import { findRow, findRows, updateRow } from '../../../../cms/database/queries/rows.ts';
import { BOOKINGS, type Booking, holdsSeats, readBooking, statusAt } from '../../../../tours/booking/booking.ts';
import { DEPARTURES } from '../../../../tours/words.ts';

/** Marks a departure as cancelled, which closes it for booking. @returns whether it exists */
export async function closeDeparture({ payload, user }: PayloadRequest, id: number): Promise<boolean> {
  if (!(await findRow({ payload }, DEPARTURES, { where: { id: { equals: id } }, select: { id: true } }))) return false;
  await updateRow(payload, DEPARTURES, id, { status: 'cancelled' }, { context: { callsOff: true }, user });
  return true;
}

/** The bookings that hold seats on a departure now. @param req its transaction is used, if there is one */
export async function findStanding({ payload, transactionID }: PayloadRequest, id: number): Promise<Booking[]> {
  const reader = { payload, ...(transactionID !== undefined && { req: { transactionID } as PayloadRequest }) };
  const rows = await findRows(reader, BOOKINGS, {
    where: { and: [{ departure: { equals: id } }, { status: { in: ['ON_HOLD', 'CONFIRMED'] } }] },
    sort: 'id',
  });
  const now = new Date();
  return rows.flatMap((row) => readBooking(row) ?? []).filter((booking) => holdsSeats(statusAt(booking, now)));
}
