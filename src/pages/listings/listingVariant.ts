import type { Order } from '../../content/kinds.ts';
import type { ContentReader } from '../../content/types.ts';
import type { PageListing } from '../../render/listings/pageListings.ts';
import type { ListingState } from '../../render/types.ts';
import { canonicalFilters } from '../../shared/listings/canonicalFilters.ts';
import { filterQuery, readFilters } from '../../shared/listings/filterQuery.ts';
import { chosenOrder, ORDER, withState } from '../../shared/listings/filters.ts';
import { pageQuery, readPage } from '../../shared/listings/pageQuery.ts';
import type { ConsolidatedFilters } from '../../shared/listings/types.ts';
import type { PageVariant } from '../siteTypes.ts';

/** The sort orders that every kind has. */
const ORDERS = new Set(['newest', 'oldest', 'title']);

/**
 * Normalizes the state of a page's listings in the query: their filters and page numbers, in a fixed order, without unknown terms and pages beyond
 * the last. All other parameters are dropped, so that nobody can make up variants of a page.
 * @param ordersOf further sort orders of a kind
 * @returns the states, with their canonical query
 */
export async function listingVariant(
  listings: readonly PageListing[],
  query: URLSearchParams,
  { content, ordersOf }: { content: ContentReader; ordersOf(kind: string): readonly Order[] },
): Promise<PageVariant> {
  const sorted = [...listings].sort((one, other) => (one.widgetId < other.widgetId ? -1 : 1));
  const states = await Promise.all(
    sorted.map(async ({ plan, widgetId }): Promise<[string, ListingState]> => {
      const asked = readFilters(widgetId, query);
      const wanted = readPage(widgetId, query);
      if (Object.keys(asked).length === 0 && wanted === 1) return [widgetId, { filters: asked, page: 1 }];
      const { base, kind, limit } = plan;
      const { page, unknown } = await content.filter(kind, {
        ...(base && { base }),
        filters: asked,
        page: wanted,
        limit,
      });
      const filters = withoutOrder(withoutUnknown(asked, unknown), kind, ordersOf);
      return [widgetId, { filters: canonicalFilters(widgetId, filters), page }];
    }),
  );
  const written = states.map(([widgetId, { filters, page }]) =>
    pageQuery(widgetId, page, filterQuery(widgetId, filters, '')),
  );
  return { query: written.filter(Boolean).join('&'), listings: new Map(states) };
}

/** @param unknown as `taxonomy` or `taxonomy/slug` */
function withoutUnknown(filters: ConsolidatedFilters, unknown: readonly string[]): ConsolidatedFilters {
  let known = filters;
  for (const [type, ofType] of Object.entries(filters)) {
    if (type === ORDER) continue;
    for (const [name, state] of Object.entries(ofType)) {
      const terms = unknown.includes(name) ? [] : state.terms.filter((term) => !unknown.includes(`${name}/${term}`));
      known = withState(known, type, name, { ...state, terms });
    }
  }
  return known;
}

function withoutOrder(
  filters: ConsolidatedFilters,
  kind: string,
  ordersOf: (kind: string) => readonly Order[],
): ConsolidatedFilters {
  const order = chosenOrder(filters);
  const isKnown = !order || ORDERS.has(order) || ordersOf(kind).some(({ name }) => name === order);
  return isKnown ? filters : withState(filters, ORDER, ORDER, { terms: [], logicalJoin: 'AND' });
}
