import type { FastifyInstance } from 'fastify';
import type { SiteRenderer } from '../../pages/siteRenderer.ts';
import type { Pages } from '../cache/createPages.ts';
import { notFound } from '../faults/errors.ts';
import { endpoint, READING } from '../pipeline/endpointPolicy.ts';
import { clientOf } from '../pipeline/withPermit.ts';
import { sendPage } from './sendPage.ts';

/**
 * Registers the fragment endpoints of all parts, such as `GET /wp-json/rihla/v1/popups/:id/`: content that a page loads later, cached and sent like
 * a page. The query has no effect.
 */
export function registerFragments(
  app: FastifyInstance,
  pages: Pages,
  { fragments }: Pick<SiteRenderer, 'fragments'>,
): void {
  const policy = { ...READING, permits: 'render', permitAt: 'making' } as const;
  for (const { name, readId, respond, route } of fragments) {
    app.get<{ Params: { id: string } }>(route, endpoint(policy), async (request, reply) => {
      const id = readId(request.params.id);
      if (id === undefined) throw notFound();
      const options = { isOverloaded: app.isShedding(), client: clientOf(request) };
      const stored = await pages.keep(`${name}/${id}`, () => respond(id), options);
      if (stored.status === 404) throw notFound();
      return sendPage(request, reply, stored);
    });
  }
}
