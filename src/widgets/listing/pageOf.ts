import type { PageView } from '../../render/types.ts';
import { encodePath } from '../../shared/urls.ts';

/** Encoded path and query of the page, as a base for links to other states of its listings; of an archive that of its first page. */
export function addressOf({ archive, path, query }: Pick<PageView, 'archive' | 'path' | 'query'>): string {
  const start = encodePath(archive?.basePath ?? path);
  return query ? `${start}?${query}` : start;
}

/** Identifies the page in requests: its document as `kind:id`, or its path. */
export function postIdOf({ archive, document, path }: Pick<PageView, 'archive' | 'document' | 'path'>): string {
  return document ? `${document.collection}:${document.id}` : encodePath(archive?.basePath ?? path);
}
