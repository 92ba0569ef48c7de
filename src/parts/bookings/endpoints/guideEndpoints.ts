import type { Endpoint, PayloadRequest } from 'payload';
import { bodyOf, idOf, Refusal, sellersOnly } from '../../../cms/endpoints/editorsOnly.ts';
import { readRowId } from '../../../shared/rowId.ts';
import { msg, t } from '../../../shared/studioWords/t.ts';
import { DEPARTURES } from '../../../tours/words.ts';

/** Guides of a departure, and who can be one: guides first, then all other accounts. */
export interface DepartureGuides {
  guides: number[];
  people: { id: number; name: string }[];
}

/** Accounts listed; more than an operator has. */
const MAX_PEOPLE = 200;

const WORDS = msg('Editors, admins and booking staff name guides. Ask one of them.');

/**
 * `GET` and `POST /departures/:id/guides`, for booking staff: they change no other field of a departure, so it is an endpoint and no access to the
 * collection.
 */
export const guideEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/:id/guides', method: 'get', handler: sellersOnly(async (req) => answer(await readGuides(req)), WORDS) },
  {
    path: '/:id/guides',
    method: 'post',
    handler: sellersOnly(async (req) => {
      const { guides } = await bodyOf(req);
      const ids = Array.isArray(guides) ? guides.map((one) => readRowId(String(one))) : [undefined];
      const { people } = await readGuides(req);
      if (ids.some((id) => !people.some((one) => one.id === id)))
        throw new Refusal(400, t('Choose guides from the list. Load the page again.'));
      const data = { guides: ids as number[] };
      await req.payload.update({ collection: DEPARTURES, id: idOf(req), data, depth: 0, req });
      return answer(await readGuides(req));
    }, WORDS),
  },
];

function answer(read: DepartureGuides): Response {
  return Response.json(read, { headers: { 'cache-control': 'private, no-store' } });
}

/** @throws Refusal where there is no such departure */
async function readGuides(req: PayloadRequest): Promise<DepartureGuides> {
  const { payload } = req;
  const departure = await payload.findByID({
    collection: DEPARTURES,
    id: idOf(req),
    depth: 0,
    disableErrors: true,
    req,
    select: { guides: true },
  });
  if (!departure) throw new Refusal(404, t('This date is gone. Load the page again.'));
  const { docs } = await payload.find({
    collection: 'users',
    depth: 0,
    limit: MAX_PEOPLE,
    req,
    select: { name: true, role: true },
    sort: 'name',
  });
  const isOther = ({ role }: { role: string }): number => (role === 'guide' ? 0 : 1);
  const people = docs.toSorted((one, other) => isOther(one) - isOther(other));
  return { guides: (departure.guides ?? []).map(Number), people: people.map(({ id, name }) => ({ id, name })) };
}
