import { filterQueries } from './filterQuery.ts';
import { pageQuery } from './pageQuery.ts';
import { joinQuery, nameOf, splitQuery } from './rawQuery.ts';
import type { ConsolidatedFilters } from './types.ts';

/** A listing's present page and URLs. */
export interface ListingPlace {
  widgetId: string;
  /** Present page, from 1. */
  page: number;
  /** URL of its first page: path, perhaps with a query. */
  baseUrl: string;
  /** URL of the page it is on, as in the browser: path and query. */
  address: string;
}

/** Archive pagination parameters in a query (spec). */
const PAGE_OF_ARCHIVE = new Set(['page', 'paged']);

/**
 * The URL of a filter state: the present URL with the filters in its query. Beyond page 1 it is built from the URL of
 * the first page, without `page` and `paged`, with the other parameters (spec; reference).
 * @returns path and query
 */
export function filteredAddress(filters: ConsolidatedFilters, place: ListingPlace): string {
  const { path, queryOf } = filteredQueries(place);
  return toAddress(path, queryOf(filters));
}

/** The same for many filter states: the common path, and the query of each, without a question mark. */
export function filteredQueries(place: ListingPlace): {
  path: string;
  queryOf(filters: ConsolidatedFilters): string;
} {
  const { path, query } = baseFor(place);
  return { path, queryOf: filterQueries(place.widgetId, query) };
}

/** The URL of another page of the listing; keeps filters and other parameters. */
export function pageAddress(page: number, { address, widgetId }: Pick<ListingPlace, 'address' | 'widgetId'>): string {
  const { path, query } = splitAddress(address);
  return toAddress(path, pageQuery(widgetId, page, query));
}

/** Path and query to start from. */
export function baseFor({ address, baseUrl, page, widgetId }: ListingPlace): { path: string; query: string } {
  const now = splitAddress(address);
  if (page <= 1) return now;
  const base = splitAddress(baseUrl || address);
  const of = (query: string) => splitQuery(query).filter((parameter) => !PAGE_OF_ARCHIVE.has(nameOf(parameter)));
  const first = of(base.query);
  const known = new Set(first.map(nameOf));
  const more = of(now.query).filter((parameter) => !known.has(nameOf(parameter)));
  return { path: base.path, query: pageQuery(widgetId, 1, joinQuery([...first, ...more])) };
}

/** Path and query of a URL of this site; drops a host. */
function splitAddress(address: string): { path: string; query: string } {
  const local = address.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').replace(/#.*$/s, '');
  const mark = local.indexOf('?');
  const path = mark < 0 ? local : local.slice(0, mark);
  // Two leading slashes would be a host.
  return { path: `/${path.replace(/^[/\\]+/, '')}`, query: mark < 0 ? '' : local.slice(mark + 1) };
}

function toAddress(path: string, query: string): string {
  return query ? `${path}?${query}` : path;
}
