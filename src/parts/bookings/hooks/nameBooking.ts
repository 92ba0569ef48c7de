import { randomUUID } from 'node:crypto';
import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload';
import { countRows } from '../../../cms/database/queries/rows.ts';
import { createReference } from '../../../forms/reference.ts';
import { BOOKINGS } from '../../../tours/booking/booking.ts';

const MAX_THROWS = 8;

/** Gives a new booking its permanent names: a reference to read aloud, and a uuid. */
export const nameBooking: CollectionBeforeValidateHook = async ({ data = {}, operation, originalDoc, req }) => {
  if (operation === 'update') return { ...data, reference: originalDoc?.reference, uuid: originalDoc?.uuid };
  const site = await req.payload.findGlobal({ slug: 'site', depth: 0, req });
  return { ...data, reference: await freeReference(req, site.name), uuid: data.uuid || randomUUID() };
};

async function freeReference(req: PayloadRequest, siteName: string): Promise<string> {
  for (let thrown = 0; thrown < MAX_THROWS; thrown += 1) {
    const reference = createReference(siteName);
    const where = { reference: { equals: reference } };
    if ((await countRows({ payload: req.payload, req }, BOOKINGS, where)) === 0) return reference;
  }
  throw new Error('No free reference was found for a booking.');
}
