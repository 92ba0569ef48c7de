import { DEFAULT_LOCALE, joinLocale, LANGUAGES, readLocale } from '../../shared/locales.ts';
import { cleanSearch } from '../../shared/search/cleanSearch.ts';
import { canonicalPath, encodePath } from '../../shared/urls.ts';
import type { SiteRequest } from '../siteTypes.ts';

/** Files at a fixed path, without a trailing slash. */
const FILES = new Set(['/sitemap.xml', '/robots.txt', '/favicon.svg', '/favicon.ico']);
const SITEMAP_PART = /^\/sitemap-[a-z]+-\d+\.xml$/;
const PREFIXES = Object.keys(LANGUAGES).filter((code) => code !== DEFAULT_LOCALE);
const SEARCH = new RegExp(`^(?:/(${PREFIXES.join('|')}))?/search(?:/|$)`, 'i');
const FRONT = new RegExp(`^(?:/(${PREFIXES.join('|')}))?/$`);

/**
 * The canonical form of a request's path, or the redirect target when it came in another form: slashes, case, doubled slashes, and `?s=`, which
 * leads to the search results.
 * @returns `path` decoded, `redirect` encoded
 */
export function canonicalRequest({ path, query }: SiteRequest): { path: string } | { redirect: string } {
  if (FILES.has(path) || SITEMAP_PART.test(path)) return { path };
  const canonical = SEARCH.test(path) ? canonicalSearch(path) : canonicalPath(path);
  if (canonical === undefined) return { path };
  const searched = FRONT.exec(canonical) ?? SEARCH.exec(canonical);
  const asked = searched && query.get('s');
  if (searched && asked !== null) return { redirect: encodePath(searchPath([asked], searched[1])) };
  const encoded = encodePath(canonical);
  if (encoded === path || sameEncoding(encoded, path)) return { path: canonical };
  const rest = query.toString();
  return { redirect: rest ? `${encoded}?${rest}` : encoded };
}

/** A search keeps the case of its words. */
function canonicalSearch(path: string): string | undefined {
  try {
    const [, code] = SEARCH.exec(path) ?? [];
    return searchPath(
      path
        .split('/')
        .slice(code ? 3 : 2)
        .map(decodeURIComponent),
      code,
    );
  } catch {
    // Malformed percent-encoding is no search.
    return undefined;
  }
}

/** @param code of the language whose prefix the path has */
function searchPath(segments: string[], code?: string): string {
  const path = `/${['search', ...segments.map(cleanSearch).filter(Boolean)].join('/')}/`;
  return joinLocale({ locale: readLocale(code?.toLowerCase()), path });
}

/** Browsers leave some characters, such as `'` and `:`, unencoded, and write hex digits in either case. */
function sameEncoding(encoded: string, path: string): boolean {
  try {
    return (
      path
        .split('/')
        .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
        .join('/') === encoded
    );
  } catch {
    // Malformed percent-encoding is never the canonical form.
    return false;
  }
}
