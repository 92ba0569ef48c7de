import type { PageView } from '../../render/types.ts';
import { isTooNarrow } from './listingsInAddress.ts';

/** Whether search engines may index a page: none before the launch, no search results, no 404, no noindex document. */
export function isIndexable({ document, isNarrowed, isNotice, isPreparing, kind, query, status }: PageView): boolean {
  if (isPreparing || isNotice || status !== 200 || kind === 'search' || kind === 'not-found' || kind === 'template')
    return false;
  if (isNarrowed || isTooNarrow(query)) return false;
  return document?.meta.noindex !== true;
}
