import type { Choice } from '../../shared/listings/chooseTerm.ts';
import { baseFor, filteredQueries, type ListingPlace } from '../../shared/listings/listingAddress.ts';
import { splitQuery } from '../../shared/listings/rawQuery.ts';
import { termQueries } from '../../shared/listings/termQueries.ts';
import type { ConsolidatedFilters } from '../../shared/listings/types.ts';
import { encodePath } from '../../shared/urls.ts';
import type { AnyBlock } from '../types.ts';
import type { ListingRequest } from './queryListing.ts';

/** The data of a listing from which filter URLs are built. */
export function placeOf({ address, list, plan, widgetId }: ListingRequest): ListingPlace {
  return { widgetId, page: list.page, baseUrl: plan.baseUrl, address };
}

/** The encoded URL of a filter state. A listing's filters have a link for every term. */
export function hrefOf(filters: ConsolidatedFilters, asked: ListingRequest): string {
  asked.write ??= addressWriter(asked);
  return asked.write(filters);
}

function addressWriter(asked: ListingRequest): (filters: ConsolidatedFilters) => string {
  const { path, queryOf } = filteredQueries(placeOf(asked));
  const encoded = encodePath(path);
  return (filters) => {
    const query = queryOf(filters);
    return query ? `${encoded}?${query}` : encoded;
  };
}

/**
 * The URL of each term of a filter: the same as `hrefOf`, assembled from their common parts.
 * @param write escapes for markup; terms need no escaping
 */
export function termHrefs(
  asked: ListingRequest,
  choice: Omit<Choice, 'term'>,
  write: (text: string) => string = (text) => text,
): (term: string) => string {
  const { path, query } = baseFor(placeOf(asked));
  const { after, before, cleared, valueWith } = termQueries(asked.filters, {
    ...choice,
    query,
    widgetId: asked.widgetId,
  });
  const encoded = encodePath(path);
  const [start, end] = [write(`${encoded}?${before}`), write(after)];
  const all = write(cleared ? `${encoded}?${cleared}` : encoded);
  return (term) => {
    const value = valueWith(term);
    return value ? start + value + end : all;
  };
}

/** Action and hidden fields of a filter form: every other parameter, decoded. */
export function formOf(
  filters: ConsolidatedFilters,
  asked: ListingRequest,
): { action: string; hidden: [name: string, value: string][] } {
  const [action = '/', query = ''] = splitAt(hrefOf(filters, asked));
  return { action, hidden: splitQuery(query).flatMap((parameter) => [...new URLSearchParams(`&${parameter}`)]) };
}

/** Attributes of a filter block's root element, by which the browser script finds it. */
export function listingMarks(block: AnyBlock, { widgetId }: ListingRequest): Record<`data-${string}`, string> {
  return { 'data-listing-filter': widgetId, 'data-filter': block.id ?? '' };
}

function splitAt(address: string): string[] {
  const mark = address.indexOf('?');
  return mark < 0 ? [address] : [address.slice(0, mark), address.slice(mark + 1)];
}
