import type { FastifyInstance } from 'fastify';
import type { SiteRenderer } from '../../pages/site.ts';
import type { Pages } from '../cache/createPages.ts';
import { notFound } from '../errors.ts';
import { endpoint, READING } from '../pipeline/endpointPolicy.ts';
import { clientOf } from '../pipeline/withPermit.ts';
import { sendPage } from './sendPage.ts';

/**
 * The fragments of all parts, such as `GET /wp-json/rihla/v1/popups/:id/`: what a page needs to show one, kept and sent like a page.
 * Whatever the query says, the answer is the same.
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
      const asked = { isOverloaded: app.isShedding(), client: clientOf(request) };
      const found = await pages.keep(`${name}/${id}`, () => respond(id), asked);
      if (found.status === 404) throw notFound();
      return sendPage(request, reply, found);
    });
  }
}
