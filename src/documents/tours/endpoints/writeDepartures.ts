import type { PayloadRequest, RequiredDataFromCollectionSlug } from 'payload';
import { lockName } from '../../../cms/database/locks/lockName.ts';
import { inTransaction } from '../../../cms/database/transactions/inTransaction.ts';
import type { DepartureFields } from '../../../tours/departuresCsv.ts';
import { DEPARTURES } from '../../../tours/words.ts';
import { putOffMonths, renewPutOff } from '../hooks/renewMonths.ts';

type NewDeparture = RequiredDataFromCollectionSlug<typeof DEPARTURES>;

interface Writes {
  creates: readonly { fields: DepartureFields }[];
  updates?: readonly { id: number; fields: DepartureFields }[];
}

/**
 * Writes departures, all or none; the months of their tours are updated once, at the end.
 * @throws Payload's validation error of a departure
 */
export async function writeDepartures(req: PayloadRequest, { creates, updates = [] }: Writes): Promise<void> {
  const collection = DEPARTURES;
  const as = { collection, depth: 0, overrideAccess: false, req } as const;
  await inTransaction(req, async () => {
    putOffMonths(req);
    // Planned departures have a tour and days; all other fields have defaults.
    for (const { fields } of creates) await req.payload.create({ ...as, data: fields as NewDeparture });
    for (const { fields, id } of updates) await req.payload.update({ ...as, id, data: fields });
    await renewPutOff(req);
  });
}

/**
 * Runs a function that plans departures from the existing ones and writes them, one such function at a time: concurrent requests for the
 * same season create it once.
 */
export function planAlone<T>(req: PayloadRequest, run: () => Promise<T>): Promise<T> {
  return inTransaction(req, async () => {
    await lockName(req, 'departures');
    return run();
  });
}
