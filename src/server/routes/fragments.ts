import type { FastifyInstance } from 'fastify';
import type { SiteRenderer } from '../../pages/siteRenderer.ts';
import { DEFAULT_LOCALE, joinLocale, LANGUAGES, type LocaleCode } from '../../shared/locales.ts';
import type { Pages } from '../cache/createPages.ts';
import { notFound } from '../faults/errors.ts';
import { endpoint, READING } from '../pipeline/endpointPolicy.ts';
import { clientOf } from '../pipeline/withPermit.ts';
import { sendPage } from './sendPage.ts';

const CODES = Object.keys(LANGUAGES) as LocaleCode[];

/**
 * Registers the fragment endpoints of all parts, such as `GET /wp-json/rihla/v1/popups/:id/`: content that a page loads later, cached and sent like
 * a page. The query has no effect. Those that speak are below each language too (`/fr/wp-json/…`), as the pages that ask for them.
 */
export function registerFragments(
  app: FastifyInstance,
  pages: Pages,
  { fragments }: Pick<SiteRenderer, 'fragments'>,
): void {
  const policy = { ...READING, permits: 'render', permitAt: 'making' } as const;
  for (const { isSpoken, name, readId, respond, route } of fragments) {
    for (const locale of isSpoken ? CODES : [DEFAULT_LOCALE]) {
      app.get<{ Params: { id: string } }>(
        joinLocale({ locale, path: route }),
        endpoint(policy),
        async (request, reply) => {
          const id = readId(request.params.id);
          if (id === undefined) throw notFound();
          const options = { isOverloaded: app.isShedding(), client: clientOf(request) };
          const key = joinLocale({ locale, path: `/${name}/${id}` }).slice(1);
          const stored = await pages.keep(key, () => respond(id, locale), options);
          if (stored.status === 404) throw notFound();
          return sendPage(request, reply, stored);
        },
      );
    }
  }
}
