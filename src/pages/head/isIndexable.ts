import type { PageView } from '../../render/types.ts';
import { isTooNarrow } from './listingsInAddress.ts';

/** Whether search engines may index a page: no search results, no 404, no noindex document. */
export function isIndexable({ document, isNarrowed, isNotice, kind, query, status }: PageView): boolean {
  if (isNotice || status !== 200 || kind === 'search' || kind === 'not-found' || kind === 'template') return false;
  if (isNarrowed || isTooNarrow(query)) return false;
  return document?.meta.noindex !== true;
}
