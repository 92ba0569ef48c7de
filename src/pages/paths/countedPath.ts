import { joinLocale } from '../../shared/locales.ts';
import { canonicalRequest } from './canonicalRequest.ts';
import { splitOffered } from './pageLanguages.ts';
import { type ResolveParts, resolvePath } from './resolve.ts';

/** Common name of all paths without a page. */
export const OTHER_PAGES = '(other pages)';

const SEARCH = '/search/';

/**
 * The page that an event is counted under: a published document, an archive without its page number, or the search without its words; everything
 * else counts as one. So a counter never has more rows than the site has pages.
 * @param path as in the browser, encoded
 */
export async function countedPath(path: string, parts: ResolveParts): Promise<string> {
  const canonical = canonicalRequest({ path, query: new URLSearchParams() });
  if ('redirect' in canonical) return OTHER_PAGES;
  const { locale, path: own } = await splitOffered(canonical.path, parts.content);
  if (own.startsWith(SEARCH)) return joinLocale({ locale, path: SEARCH });
  const resolution = await resolvePath(canonical.path, parts);
  if (resolution.kind === 'document') return canonical.path;
  return resolution.kind === 'archive' ? resolution.archive.basePath : OTHER_PAGES;
}
