import type { ContentReader } from '../content/types.ts';
import { canonicalRequest } from './canonicalRequest.ts';
import type { Documents } from './features.ts';
import { resolvePath } from './resolve.ts';

/** Stands for all addresses at which there is nothing. */
export const OTHER_PAGES = '(other pages)';

const SEARCH = '/search/';

/**
 * The page that something is counted under: a published document, an archive whatever its page, or the search whatever the
 * words; everything else is one and the same. So a count has never more rows than the site has pages.
 * @param path as the browser has it, encoded
 */
export async function countedPath(
  path: string,
  parts: { content: ContentReader; documents: Documents },
): Promise<string> {
  const canonical = canonicalRequest({ path, query: new URLSearchParams() });
  if ('redirect' in canonical) return OTHER_PAGES;
  if (canonical.path.startsWith(SEARCH)) return SEARCH;
  const resolution = await resolvePath(canonical.path, parts);
  if (resolution.kind === 'document') return canonical.path;
  return resolution.kind === 'archive' ? resolution.archive.basePath : OTHER_PAGES;
}
