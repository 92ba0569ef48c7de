import type { FastifyInstance } from 'fastify';
import { popupPath, readPopupId } from '../../parts/popups/rules/popupPath.ts';
import type { Pages } from '../cache/createPages.ts';
import { notFound } from '../errors.ts';
import { sendPage } from './sendPage.ts';

/**
 * `GET /wp-json/rihla/v1/popups/:id/`: what a page needs to open a published popup, kept and sent like a page. Whatever the
 * query says, the answer is the same.
 */
export function registerPopups(app: FastifyInstance, pages: Pages): void {
  app.get<{ Params: { id: string } }>('/wp-json/rihla/v1/popups/:id/', async (request, reply) => {
    const id = readPopupId(request.params.id);
    if (id === undefined) throw notFound();
    const wanted = { path: popupPath(id), query: new URLSearchParams() };
    const found = pages.peek(wanted) ?? (await pages.find(wanted, app.isShedding()));
    if (found.status === 404) throw notFound();
    return sendPage(request, reply, found);
  });
}
