import { readRowId } from '../../shared/rowId.ts';
import { canonicalPath } from '../../shared/urls.ts';

/** The page that `post_id` refers to: a document, possibly without its kind, or a path. */
export type PostId = { kind: string | undefined; id: number } | { path: string };

const DOCUMENT = /^(?:([a-z][a-z-]{0,60}):)?(\d+)$/;

/**
 * Parses the `post_id` of a request: a number as the original sends it, `kind:id` as pages of this site do, or a path for a page without a
 * document, such as an archive.
 * @returns undefined for anything else
 */
export function readPostId(value: unknown): PostId | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value);
  const [, kind, id] = DOCUMENT.exec(text) ?? [];
  const row = readRowId(id ?? '');
  if (row !== undefined) return { kind, id: row };
  if (text.length > 2000 || !/^\/(?![/\\])/.test(text)) return undefined;
  const path = canonicalPath(text);
  return path === undefined ? undefined : { path };
}

/**
 * Path and query of a URL on this site: `/tours/?x=1`, or the same with the site's origin.
 * @returns undefined for another site, and for an invalid URL
 */
export function readBaseUrl(value: unknown, publicUrl: string): { path: string; query: string } | undefined {
  if (typeof value !== 'string' || value.length > 2000) return undefined;
  if (!value.startsWith('/') && !value.startsWith(`${publicUrl}/`)) return undefined;
  if (!URL.canParse(value, publicUrl)) return undefined;
  const { origin, pathname, search } = new URL(value, publicUrl);
  const path = origin === new URL(publicUrl).origin ? canonicalPath(pathname) : undefined;
  return path === undefined ? undefined : { path, query: search.slice(1) };
}
