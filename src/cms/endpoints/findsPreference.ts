import type { Endpoint } from 'payload';
import { t } from '../../shared/studioWords/t.ts';
import { refuse } from './refuse.ts';

type OwnEndpoint = Omit<Endpoint, 'root'>;

/** Answers 404 to the deletion of a preference that does not exist, for which Payload's own query is invalid. */
export function findsPreference<E extends OwnEndpoint>(endpoint: E): E {
  const { handler, method, path } = endpoint;
  if (method !== 'delete' || path !== '/:key') return endpoint;
  return {
    ...endpoint,
    handler: async (req) => {
      const { payload, routeParams, user } = req;
      if (!user) return handler(req);
      const { totalDocs } = await payload.count({
        collection: 'payload-preferences',
        where: {
          key: { equals: routeParams?.key },
          'user.value': { equals: user.id },
          'user.relationTo': { equals: user.collection },
        },
        overrideAccess: true,
        req,
      });
      return totalDocs ? handler(req) : refuse(404, t('There is no such preference, so nothing was removed.'));
    },
  };
}
