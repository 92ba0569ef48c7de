import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload';
import { countRows, findRows } from '../../../cms/database/queries/rows.ts';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import { lockSeats, takesSeats } from '../../../parts/bookings/seats.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { BOOKINGS } from '../../../tours/booking/booking.ts';
import { DEPARTURES } from '../../../tours/words.ts';

/**
 * Refuses to trash a tour with upcoming bookings: papers, manifest and terms of their bookings are read from it.
 * @throws APIError 409
 */
export const keepBookedInTrash: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !data?.deletedAt || originalDoc?.deletedAt) return data;
  const today = new Date().toISOString().slice(0, 10);
  const isComing = { end: { greater_than_equal: today } };
  const departures = await departureIds(req, { and: [{ tour: { equals: originalDoc.id } }, isComing] });
  if (departures.length === 0) return data;
  await lockSeats(req, departures);
  const where = { and: [{ departure: { in: departures } }, takesSeats(new Date())] };
  if ((await countRows({ payload: req.payload, req }, BOOKINGS, where)) > 0) throw booked();
  return data;
};

/**
 * Deletes the departures of a tour with it, which nobody has booked.
 * @throws APIError 409 when one was booked, however long ago: its bookings refer to the tour
 */
export const deleteDepartures: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { tour: { equals: Number(id) } };
  if ((await countRows({ payload: req.payload, req }, BOOKINGS, where)) > 0) throw kept();
  for (const departure of await departureIds(req, where))
    await req.payload.delete({ collection: DEPARTURES, id: departure, depth: 0, overrideAccess: true, req });
};

async function departureIds(req: PayloadRequest, where: TypedWhere<typeof DEPARTURES>): Promise<number[]> {
  const rows = await findRows({ payload: req.payload, req }, DEPARTURES, { where, select: { id: true } });
  return rows.map(({ id }) => id);
}

function booked(): Error {
  const words = t(
    'Travellers have booked coming dates of this tour, or hold places on them in a cart just now. Cancel them or change them to another tour first, or take this one off the site instead.',
  );
  return new APIError(words, 409, undefined, true);
}

function kept(): Error {
  const words = t('This tour was booked, so it stays: orders and papers refer to it.');
  return new APIError(words, 409, undefined, true);
}
