import type { PageView } from '../../render/types.ts';

/** Whether search engines may list a page: not results of a search, not a missing page, nor what an editor keeps out. */
export function isIndexable({ document, kind, status }: PageView): boolean {
  if (status !== 200 || kind === 'search' || kind === 'not-found' || kind === 'template') return false;
  return document?.meta.noindex !== true;
}
