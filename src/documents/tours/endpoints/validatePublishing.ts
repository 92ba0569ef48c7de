import type { Endpoint } from 'payload';
import { mayWrite } from '../../../cms/access/roles.ts';
import { refuse } from '../../../cms/endpoints/refuse.ts';
import { tryStatus } from '../../../cms/schedules/tryStatus.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { TOURS } from '../../../tours/words.ts';

/** Validates the last saved version of a tour for publishing: `{ faults }`, by the same rules as publishing itself. */
export const validatePublishing: Omit<Endpoint, 'root'> = {
  path: '/:id/publishing',
  method: 'get',
  handler: async (req) => {
    if (!mayWrite(req)) return refuse(403, t('Whoever writes tours reads this. Ask an editor.'));
    const doc = { relationTo: TOURS, value: Number(req.routeParams?.id) } as const;
    const faults = (await tryStatus(req.payload, { doc, type: 'publish' })).filter(({ path }) => path !== '');
    return Response.json({ faults }, { headers: { 'cache-control': 'private, no-store' } });
  },
};
