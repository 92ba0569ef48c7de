import type { PageView } from '../../render/types.ts';
import { encodePath } from '../../shared/urls.ts';

/** Path and query of the page, encoded, as links to other states of its listings begin; of an archive that of its first page. */
export function addressOf({ archive, path, query }: Pick<PageView, 'archive' | 'path' | 'query'>): string {
  const start = encodePath(archive?.basePath ?? path);
  return query ? `${start}?${query}` : start;
}

/** How requests name the page: its document as `kind:id`, or its path where it has none. */
export function postIdOf({ archive, document, path }: Pick<PageView, 'archive' | 'document' | 'path'>): string {
  return document ? `${document.collection}:${document.id}` : encodePath(archive?.basePath ?? path);
}
