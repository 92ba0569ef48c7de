import { readRowId } from '../../shared/rowId.ts';
import { canonicalPath } from '../../shared/urls.ts';

/** What `post_id` names: a document, of a kind that may not be said, or an address of the site. */
export type PostId = { kind: string | undefined; id: number } | { path: string };

const DOCUMENT = /^(?:([a-z][a-z-]{0,60}):)?(\d+)$/;

/**
 * Reads the page that a request names: a number as the original sends it, `kind:id` as pages of this site do, or a path where the page has
 * no document, such as an archive.
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
 * Path and query of an address that is on this site: `/tours/?x=1`, or the same with the site's origin.
 * @returns undefined for an address elsewhere, and for what is none
 */
export function readBaseUrl(value: unknown, publicUrl: string): { path: string; query: string } | undefined {
  if (typeof value !== 'string' || value.length > 2000) return undefined;
  if (!value.startsWith('/') && !value.startsWith(`${publicUrl}/`)) return undefined;
  if (!URL.canParse(value, publicUrl)) return undefined;
  const { origin, pathname, search } = new URL(value, publicUrl);
  const path = origin === new URL(publicUrl).origin ? canonicalPath(pathname) : undefined;
  return path === undefined ? undefined : { path, query: search.slice(1) };
}
