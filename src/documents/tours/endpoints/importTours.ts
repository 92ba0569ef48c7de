import type { Endpoint, PayloadRequest, RequiredDataFromCollectionSlug } from 'payload';
import { mayEdit } from '../../../cms/access/roles.ts';
import { inTransaction } from '../../../cms/database/transactions/inTransaction.ts';
import { refuse } from '../../../cms/endpoints/refuse.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { normalizeText } from '../../../shared/text/normalizeText.ts';
import { planTours, type ToursPlan } from '../../../tours/toursCsv.ts';
import { TOURS } from '../../../tours/words.ts';
import { readTours } from './readAll.ts';
import { planAlone } from './writeDepartures.ts';

/** Maximum file length, in characters; a file of 100 tours with all their texts is half of this. */
const MAX_CHARACTERS = 400_000;

/** `POST /tours/file`: creates drafts of tours from a CSV file: `{ csv, dryRun }`. All rows or none. */
export const importTours: Endpoint = {
  path: '/file',
  method: 'post',
  handler: async (req) => {
    if (!mayEdit(req)) return refuse(403, t('Editors take in tours. Ask one of them, or an admin.'));
    const { csv, dryRun } = ((await req.json?.()) ?? {}) as { csv?: unknown; dryRun?: unknown };
    if (typeof csv !== 'string' || !csv.trim()) return refuse(400, t('The file is empty. Choose one with tours.'));
    if (csv.length > MAX_CHARACTERS) return refuse(413, t('The file is too large. Split it.'));
    return planAlone(req, async () => {
      const plan = planTours(csv, await readTours(req));
      const isWritten = dryRun === false && plan.faults.length === 0;
      if (isWritten) await makeDrafts(req, plan);
      return Response.json({ ...plan, isWritten });
    });
  },
};

async function makeDrafts(req: PayloadRequest, { creates }: ToursPlan): Promise<void> {
  await inTransaction(req, async () => {
    const destinations = await destinationIds(req, new Set(creates.flatMap(({ fields }) => fields.destinations ?? [])));
    for (const { fields } of creates) {
      const ids = fields.destinations?.map((title) => destinations.get(normalizeText(title)));
      // A draft needs its title only; the checklist asks for the rest before it is published.
      const data = { ...fields, destinations: ids, _status: 'draft' } as RequiredDataFromCollectionSlug<typeof TOURS>;
      await req.payload.create({ collection: TOURS, data, depth: 0, draft: true, overrideAccess: false, req });
    }
  });
}

/** Ids of destinations by their normalized titles. Those that are not there are made. */
async function destinationIds(req: PayloadRequest, titles: ReadonlySet<string>): Promise<Map<string, number>> {
  if (titles.size === 0) return new Map();
  const { docs } = await req.payload.find({
    collection: 'destinations',
    depth: 0,
    limit: 0,
    pagination: false,
    select: { title: true },
    req,
  });
  const ids = new Map(docs.map(({ id, title }) => [normalizeText(title), id]));
  for (const title of titles) {
    const name = normalizeText(title);
    if (ids.has(name)) continue;
    const made = await req.payload.create({
      collection: 'destinations',
      // The hook of the field makes it from the title.
      data: { title, slug: '' },
      depth: 0,
      overrideAccess: false,
      req,
    });
    ids.set(name, made.id);
  }
  return ids;
}
