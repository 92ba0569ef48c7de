import { filterQueries } from './filterQuery.ts';
import { pageQuery } from './pageQuery.ts';
import { joinQuery, nameOf, splitQuery } from './rawQuery.ts';
import type { ConsolidatedFilters } from './types.ts';

/** Where a listing stands, and where its first page is. */
export interface ListingPlace {
  widgetId: string;
  /** Page shown now, from 1. */
  page: number;
  /** Address of its first page: path, perhaps with a query. */
  baseUrl: string;
  /** Address of the page it stands on, as the browser has it: path and query. */
  address: string;
}

/** What archives call their pages in a query (spec, section 2). */
const PAGE_OF_ARCHIVE = new Set(['page', 'paged']);

/**
 * Where the choice of filters leads: the same address with the filters in its query. Past page 1 it is built from the address of the
 * first page, without `page` and `paged`, and with what else the query had (spec, section 2; reference, section 9).
 * @returns path and query
 */
export function filteredAddress(filters: ConsolidatedFilters, place: ListingPlace): string {
  const { path, queryOf } = filteredQueries(place);
  return toAddress(path, queryOf(filters));
}

/** The same for many choices: the path that all lead to, and the query of each, without a question mark. */
export function filteredQueries(place: ListingPlace): {
  path: string;
  queryOf(filters: ConsolidatedFilters): string;
} {
  const { path, query } = baseFor(place);
  return { path, queryOf: filterQueries(place.widgetId, query) };
}

/** Where another page of the listing is: filters and everything of others stay. */
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

/** Path and query of an address of this site; of one with a host, what follows it. */
function splitAddress(address: string): { path: string; query: string } {
  const local = address.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').replace(/#.*$/s, '');
  const mark = local.indexOf('?');
  const path = mark < 0 ? local : local.slice(0, mark);
  // Two slashes at the start would name a host.
  return { path: `/${path.replace(/^[/\\]+/, '')}`, query: mark < 0 ? '' : local.slice(mark + 1) };
}

function toAddress(path: string, query: string): string {
  return query ? `${path}?${query}` : path;
}
