import type { FastifyInstance } from 'fastify';
import type { SiteRenderer } from '../../pages/siteRenderer.ts';
import { readLocale } from '../../shared/locales.ts';
import { cleanSearch } from '../../shared/search/cleanSearch.ts';
import { LIVE_RESULTS, MAX_LIVE_RESULTS } from '../../shared/search/liveAnswer.ts';
import { LIVE_SEARCH_PATH } from '../../shared/search/searchUrl.ts';
import type { Pages } from '../cache/createPages.ts';
import { endpoint, READING } from '../pipeline/endpointPolicy.ts';
import { clientOf } from '../pipeline/withPermit.ts';
import { perMinute, RATE_LIMITS } from '../plugins/rateLimit.ts';
import { sendPage } from './sendPage.ts';

/**
 * `GET /wp-json/rihla/v1/search/?s=words&limit=6&lang=fr`: live search results during typing, in the default language without `lang`.
 * Cached like a fragment, by the normalized words; other parameters have no effect.
 */
export function registerSearch(
  app: FastifyInstance,
  pages: Pages,
  { liveSearch }: Pick<SiteRenderer, 'liveSearch'>,
): void {
  const policy = { ...READING, rate: perMinute('liveSearch'), permits: 'variants', permitAt: 'making' } as const;
  app.get<{ Querystring: Record<string, unknown> }>(
    LIVE_SEARCH_PATH,
    endpoint(policy, { rate: app.rateLimit(RATE_LIMITS.liveSearch) }),
    async (request, reply) => {
      const words = cleanSearch(textOf(request.query.s)).toLowerCase();
      const limit = readLimit(textOf(request.query.limit));
      const locale = readLocale(textOf(request.query.lang));
      const make = () => liveSearch(words, limit, locale);
      const options = { isOverloaded: app.isShedding(), client: clientOf(request), isVariant: true };
      return sendPage(request, reply, await pages.keep(`live-search/${locale}/${limit}/${words}`, make, options));
    },
  );
}

/** A query may repeat a parameter. */
function textOf(value: unknown): string {
  const [first] = [value].flat();
  return typeof first === 'string' ? first : '';
}

function readLimit(text: string): number {
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : LIVE_RESULTS;
  return Math.min(MAX_LIVE_RESULTS, Math.max(1, limit));
}
