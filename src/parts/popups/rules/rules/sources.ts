import type { RuleSettings, Source } from '../timing.ts';
import type { VisitorSnapshot } from '../visitorSnapshot.ts';

/** Search engines under the domains of any country. Their mail, maps and documents count as other sites. */
const SEARCH_HOST =
  /^(\w\w?\.|images\.|html\.|lite\.)?(search\.)?(google|yahoo|bing|yandex|ya|baidu|duckduckgo|ecosia|qwant|startpage|naver)\.(com?\.[a-z]{2}|[a-z]{2,3})$/;

/** Source of a visit; no referrer, or an invalid one, counts as external. */
export function findSource({ host, referrer }: Pick<VisitorSnapshot, 'host' | 'referrer'>): Source {
  const from = withoutWww(/^[\w+.-]+:\/\/([^/?#]+)/.exec(referrer)?.[1] ?? '');
  if (from && from === withoutWww(host)) return 'internal';
  return SEARCH_HOST.test(from) ? 'search' : 'external';
}

/** Passes when the visit came from one of the sources; always when all three are listed. */
export function passesSources({ sources }: RuleSettings<'sources'>, visitor: VisitorSnapshot): boolean {
  return sources.includes(findSource(visitor));
}

function withoutWww(host: string): string {
  return host.toLowerCase().replace(/^www\./, '');
}
