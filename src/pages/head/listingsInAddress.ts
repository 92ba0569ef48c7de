import { ORDER } from '../../shared/listings/filters.ts';

/** Search engines are told of pages with at most so many terms or ranges chosen (reference, section 9). */
const MAX_INDEXED = 2;

const FILTER = /^e-filter-[^-]*-(.+)$/;

/** How many terms and ranges the address chooses, of all listings of the page. @param query in its one form */
function countChosen(query: string): number {
  return [...new URLSearchParams(query)].reduce((sum, [name, value]) => {
    const [, filter] = FILTER.exec(name) ?? [];
    return filter && filter !== ORDER ? sum + value.split(/[+ ~!]/).filter(Boolean).length : sum;
  }, 0);
}

/** Whether so much is chosen that search engines are not to list the page. */
export function isTooNarrow(query: string | undefined): boolean {
  return query !== undefined && countChosen(query) > MAX_INDEXED;
}
