import type { Endpoint } from 'payload';
import { slugOf } from '../slugOf.ts';

/**
 * Restores a version that was a draft as the draft: the studio asks for any version as it was, and Payload would write a
 * draft over the published document, which takes it off the site.
 * @param slug the collection
 */
export function restoresDraft<E extends Omit<Endpoint, 'root'>>(endpoint: E, slug: string): E {
  const { handler, method, path } = endpoint;
  if (method !== 'post' || path !== '/versions/:id') return endpoint;
  return {
    ...endpoint,
    handler: async (req) => {
      const where = { id: { equals: req.routeParams?.id } };
      const query = { collection: slugOf(slug), limit: 1, pagination: false, req, where };
      const [asked] = (await req.payload.db.findVersions<{ _status?: string }>(query)).docs;
      if (asked?.version._status === 'draft') req.query = { ...req.query, draft: 'true' };
      return handler(req);
    },
  };
}
