import type { FastifyInstance } from 'fastify';
import type { SiteRenderer } from '../../pages/site.ts';
import type { Pages } from '../cache/createPages.ts';
import { notFound } from '../errors.ts';
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
  for (const { name, readId, respond, route } of fragments) {
    app.get<{ Params: { id: string } }>(route, async (request, reply) => {
      const id = readId(request.params.id);
      if (id === undefined) throw notFound();
      const found = await pages.keep(`${name}/${id}`, () => respond(id), app.isShedding());
      if (found.status === 404) throw notFound();
      return sendPage(request, reply, found);
    });
  }
}
