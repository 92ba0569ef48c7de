import { filterQuery, readFilters } from '../../../shared/listings/filterQuery.ts';
import { pageQuery, readPage } from '../../../shared/listings/pageQuery.ts';
import type { ConsolidatedFilters } from '../../../shared/listings/types.ts';

/** The choice of one listing in a URL. */
export interface ChoiceOfAddress {
  path: string;
  filters: ConsolidatedFilters;
  page: number;
}

/** Filters and page number of a listing in a URL. */
export function choiceOf(address: string, widgetId: string): ChoiceOfAddress {
  const { pathname, search } = new URL(address, location.origin);
  return { path: pathname, filters: readFilters(widgetId, search), page: readPage(widgetId, search) };
}

/** URL of a choice; other parameters of the address stay. */
export function addressOfChoice({ filters, page, path }: ChoiceOfAddress, widgetId: string): string {
  const query = pageQuery(widgetId, page, filterQuery(widgetId, filters, location.search));
  return query ? `${path}?${query}` : path;
}

/** Whether two choices are equal. */
export function isSame(one: ChoiceOfAddress, other: ChoiceOfAddress): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Path and query of the browser. */
export function addressNow(): string {
  return location.pathname + location.search;
}
