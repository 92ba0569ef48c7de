import type { FastifyInstance } from 'fastify';

/** A response to an anonymous visitor. */
export interface Crawled {
  url: string;
  status: number;
  body: string;
}

/** Maximum number of filter variants of one page, since lists can be filtered in very many ways. */
const MAX_VARIANTS = 3;
const LINK = /(?:href|src|action|data-[\w-]+)="(\/[^"\s]*)"|"(\/(?:wp-json|shop|account|search|preview)[^"\\\s]*)"/g;

/**
 * Crawls everything that an anonymous visitor can reach from some paths: same-site URLs in markup, island props and data.
 * @param most maximum number of URLs; a larger site is crawled in part, which throws
 */
export async function crawl(app: FastifyInstance, starts: readonly string[], most: number): Promise<Crawled[]> {
  const found: Crawled[] = [];
  const known = new Set(starts);
  const waiting = [...starts];
  const variants = new Map<string, number>();
  for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
    if (known.size > most) throw new Error(`There are more than ${most} addresses.`);
    const { body, statusCode } = await app.inject({
      url,
      // Each from its own visitor, since the rate limit is not under test.
      remoteAddress: `10.9.${found.length >> 8}.${found.length & 255}`,
    });
    found.push({ url, status: statusCode, body });
    for (const [, attribute, text] of body.matchAll(LINK)) {
      const next = (attribute ?? text ?? '').replaceAll('&amp;', '&').replaceAll('&quot;', '"').split('#')[0] ?? '';
      if (!next || next.startsWith('//') || /^\/(assets|media|admin)\b/.test(next) || known.has(next)) continue;
      const [path = '', query] = next.split('?');
      if (query !== undefined) {
        const count = variants.get(path) ?? 0;
        if (count >= MAX_VARIANTS) continue;
        variants.set(path, count + 1);
      }
      known.add(next);
      waiting.push(next);
    }
  }
  return found;
}
