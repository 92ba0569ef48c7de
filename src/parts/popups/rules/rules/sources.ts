import type { RuleSettings, Source } from '../timing.ts';
import type { VisitorSnapshot } from '../visitorSnapshot.ts';

/** Search engines under the domains of any country. Their mail, maps and documents are sites like any other. */
const SEARCH_HOST =
  /^(\w\w?\.|images\.|html\.|lite\.)?(search\.)?(google|yahoo|bing|yandex|ya|baidu|duckduckgo|ecosia|qwant|startpage|naver)\.(com?\.[a-z]{2}|[a-z]{2,3})$/;

/** Where a visitor came from; no referrer, or one that is no address, counts as external (design, section 8.5). */
export function findSource({ host, referrer }: Pick<VisitorSnapshot, 'host' | 'referrer'>): Source {
  const from = withoutWww(/^[\w+.-]+:\/\/([^/?#]+)/.exec(referrer)?.[1] ?? '');
  if (from && from === withoutWww(host)) return 'internal';
  return SEARCH_HOST.test(from) ? 'search' : 'external';
}

/** Passes when the visitor came from one of the sources; so always when all three are listed. */
export function passesSources({ sources }: RuleSettings<'sources'>, visitor: VisitorSnapshot): boolean {
  return sources.includes(findSource(visitor));
}

function withoutWww(host: string): string {
  return host.toLowerCase().replace(/^www\./, '');
}
