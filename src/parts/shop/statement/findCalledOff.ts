import type { Payload, PayloadRequest } from 'payload';
import { findRows } from '../../../cms/database/queries/rows.ts';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import type { Booking } from '../../../tours/booking/booking.ts';
import { DEPARTURES } from '../../../tours/words.ts';

/**
 * The departures of orders that the operator has called off, by their ids.
 * @param reader with a request: within its transaction
 */
export async function findCalledOff(
  { payload, req }: { payload: Payload; req?: PayloadRequest },
  orders: readonly { bookings: readonly Booking[] }[],
): Promise<Set<number>> {
  const ids = [...new Set(orders.flatMap(({ bookings }) => bookings.flatMap(({ departure }) => departure ?? [])))];
  if (ids.length === 0) return new Set();
  const where: TypedWhere<typeof DEPARTURES> = { and: [{ id: { in: ids } }, { status: { equals: 'cancelled' } }] };
  const rows = await findRows({ payload, req }, DEPARTURES, { where, select: { status: true } });
  return new Set(rows.map(({ id }) => Number(id)));
}
