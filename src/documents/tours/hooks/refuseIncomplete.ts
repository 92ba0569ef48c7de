import { APIError, type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload';
import { roleOf } from '../../../cms/access/roles.ts';
import { isOfSelection, nameRefused } from '../../../cms/hooks/nameRefused.ts';
import { t, tCount } from '../../../shared/studioWords/t.ts';
import { findMissing, type Missing } from '../../../tours/findMissing.ts';
import { DEPARTURES, TOURS } from '../../../tours/words.ts';
import { countOpenDepartures } from './openMonths.ts';

/**
 * Refuses that staff publish a tour that lacks what its form lists as needed (`findMissing`). What the published tour
 * lacks already does not keep it from being corrected.
 */
export const refuseIncomplete: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (data._status !== 'published' || !roleOf(req)) return data;
  const id = originalDoc?.id as number | undefined;
  const facts = { openDepartures: id === undefined ? 0 : await countOpenDepartures(id, req) };
  const needed = neededIn({ ...originalDoc, ...data }, facts);
  if (needed.length === 0) return data;
  const published = id === undefined ? undefined : await readPublished(id, req);
  const before = new Set(published && neededIn(published, facts).map(({ field }) => field));
  const missing = needed.filter(({ field }) => !before.has(field));
  if (missing.length > 0) throw refusal(missing, data.title ?? originalDoc?.title, req);
  return data;
};

function neededIn(tour: unknown, facts: Parameters<typeof findMissing>[1]): Missing[] {
  return findMissing(tour, facts).filter(({ isNeeded }) => isNeeded);
}

async function readPublished(id: number, req: PayloadRequest): Promise<object | undefined> {
  const { docs } = await req.payload.find({
    collection: TOURS,
    depth: 0,
    limit: 1,
    pagination: false,
    req,
    where: { id: { equals: id }, _status: { equals: 'published' } },
  });
  return docs[0];
}

/** One error for each field; departures are no field of the tour, so they are named in the message only. */
function refusal(missing: readonly Missing[], title: unknown, req: PayloadRequest): Error {
  const errors = missing
    .filter(({ field }) => field !== DEPARTURES)
    .map(({ field, says }) => ({ message: says, path: field }));
  const name = nameRefused(req, title);
  const list = isOfSelection(req)
    ? missing.map(({ says }) => says).join(' ')
    : t('The list beside the form leads to each of them.');
  const message =
    missing.length === 1
      ? `${t('{name} cannot be published yet.', { name })} ${missing[0]?.says}`
      : `${tCount('{name} cannot be published yet: {count} thing is missing.', '{name} cannot be published yet: {count} things are missing.', missing.length, { name })} ${list}`;
  if (errors.length === 0) return new APIError<null>(message, 400, null, true);
  return Object.assign(new ValidationError({ collection: TOURS, errors, req }), { message });
}
