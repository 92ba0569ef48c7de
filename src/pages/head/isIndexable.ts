import type { PageView } from '../../render/types.ts';
import { isTooNarrow } from './listingsInAddress.ts';

/** Whether search engines may list a page: not results of a search, not a missing page, nor what an editor keeps out. */
export function isIndexable({ document, isNarrowed, isNotice, kind, query, status }: PageView): boolean {
  if (isNotice || status !== 200 || kind === 'search' || kind === 'not-found' || kind === 'template') return false;
  if (isNarrowed || isTooNarrow(query)) return false;
  return document?.meta.noindex !== true;
}
