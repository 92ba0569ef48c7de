import { canonicalPath, encodePath } from '../shared/urls.ts';
import { SEARCH_MAX_LENGTH } from './resolve.ts';
import type { SiteRequest } from './site.ts';

/** Files the site answers at a fixed address, without a slash at the end. */
const FILES = new Set(['/sitemap.xml', '/robots.txt', '/favicon.svg']);
const SITEMAP_PART = /^\/sitemap-[a-z]+-\d+\.xml$/;

/**
 * The one form of a request's path, or the address to send the visitor to when it came in another form: slashes, case,
 * doubled slashes, and `?s=`, which leads to the search results.
 */
export function canonicalRequest({ path, query }: SiteRequest): { path: string } | { redirect: string } {
  if (FILES.has(path) || SITEMAP_PART.test(path)) return { path };
  const searched = query.get('s');
  if (searched !== null && (path === '/' || path.startsWith('/search'))) {
    const words = searched.trim().replaceAll('/', ' ').slice(0, SEARCH_MAX_LENGTH);
    return { redirect: words ? `/search/${encodeURIComponent(words)}/` : '/search/' };
  }
  const canonical = path.toLowerCase().startsWith('/search/') ? canonicalSearch(path) : canonicalPath(path);
  if (canonical === undefined) return { path };
  const encoded = encodePath(canonical);
  if (encoded === path || sameEncoding(encoded, path)) return { path: canonical };
  const rest = query.toString();
  return { redirect: rest ? `${encoded}?${rest}` : encoded };
}

/** A search keeps the case of its words. */
function canonicalSearch(path: string): string | undefined {
  try {
    const segments = path.split('/').filter(Boolean).map(decodeURIComponent);
    return `/${['search', ...segments.slice(1).map((segment) => segment.replaceAll('/', ' '))].join('/')}/`;
  } catch {
    // Malformed percent-encoding searches for nothing.
    return undefined;
  }
}

/** Browsers leave some characters, such as `'` and `:`, unencoded, and write hex digits in either case. */
function sameEncoding(encoded: string, path: string): boolean {
  try {
    return path.split('/').map((segment) => encodeURIComponent(decodeURIComponent(segment))).join('/') === encoded;
  } catch {
    // Malformed percent-encoding is never the canonical form.
    return false;
  }
}
