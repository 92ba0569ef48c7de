import { ORDER } from '../../shared/listings/filters.ts';

/** Pages with at most this many selected terms or ranges are indexable (reference): combinations of more are without end, and alike. */
const MAX_INDEXED = 2;

const FILTER = /^e-filter-[^-]*-(.+)$/;

/** Number of selected terms and ranges, over all listings of the page. @param query in canonical form */
function countChosen(query: string): number {
  return [...new URLSearchParams(query)].reduce((sum, [name, value]) => {
    const [, filter] = FILTER.exec(name) ?? [];
    return filter && filter !== ORDER ? sum + value.split(/[+ ~!]/).filter(Boolean).length : sum;
  }, 0);
}

/** Whether too many filters are selected for the page to be indexed. */
export function isTooNarrow(query: string | undefined): boolean {
  return query !== undefined && countChosen(query) > MAX_INDEXED;
}
