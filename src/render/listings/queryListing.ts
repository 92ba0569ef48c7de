import type { FacetQuery, FilteredList } from '../../content/listTypes.ts';
import { readFilters } from '../../shared/listings/filterQuery.ts';
import { chosenOrder } from '../../shared/listings/filters.ts';
import { readPage } from '../../shared/listings/pageQuery.ts';
import type { ConsolidatedFilters } from '../../shared/listings/types.ts';
import { widgetIdOf } from '../../shared/listings/widgetId.ts';
import type { RenderContext } from '../context.ts';
import { walkLayout } from '../layout.ts';
import type { ListingPlan, ListingUse } from '../listing.ts';
import type { AnyBlock, ListingState } from '../types.ts';

/** A listing of the page, filtered by the visitor. */
export interface ListingRequest {
  block: AnyBlock;
  /** Its id in URLs and requests. */
  widgetId: string;
  plan: ListingPlan;
  filters: ConsolidatedFilters;
  list: FilteredList;
  /** Path and query of the current page. */
  address: string;
  /** Cached URL writer (`place.ts`). */
  write?: (filters: ConsolidatedFilters) => string;
}

/** Per-render cache of the page's listings. */
interface QueriedListings {
  listings: AnyBlock[];
  /** The blocks that use one of them. */
  uses: { block: AnyBlock; use: ListingUse }[];
  /** One query per listing, shared by all its blocks. */
  asked: Map<AnyBlock, Promise<ListingRequest | undefined>>;
}

const KNOWN = Symbol('listings');

/**
 * The filtered listing that a block uses, with the facet counts of all filters on the page: one query per listing and render. Undefined where there
 * is none.
 */
export function queryListing(use: ListingUse, context: RenderContext): Promise<ListingRequest | undefined> {
  const block = findListing(use.listing, context);
  if (!block) return Promise.resolve(undefined);
  const { asked } = knownOf(context);
  const known = asked.get(block) ?? ask(block, context);
  asked.set(block, known);
  return known;
}

function knownOf({ found, layouts, widgets }: Pick<RenderContext, 'found' | 'layouts' | 'widgets'>): QueriedListings {
  const known = found.get(KNOWN) as QueriedListings | undefined;
  if (known) return known;
  const blocks = layouts.flatMap((layout) => walkLayout(layout, widgets));
  const made: QueriedListings = {
    listings: blocks.filter(({ blockType }) => widgets.get(blockType)?.planListing),
    uses: blocks.flatMap((block) => {
      const use = widgets.get(block.blockType)?.usesListing?.(block);
      return use ? [{ block, use }] : [];
    }),
    asked: new Map(),
  };
  found.set(KNOWN, made);
  return made;
}

/** The blocks of the page that filter a listing or show its state, with what each needs. */
export function usesOf(listing: AnyBlock, context: RenderContext): { block: AnyBlock; use: ListingUse }[] {
  return knownOf(context).uses.filter(({ use }) => findListing(use.listing, context) === listing);
}

/** Finds the listing block: the named one, or the first of the page. */
export function findListing(named: unknown, context: RenderContext): AnyBlock | undefined {
  const { listings } = knownOf(context);
  const name = typeof named === 'string' ? named.trim().replace(/^#/, '') : '';
  if (!name) return listings[0];
  const id = widgetIdOf(name);
  return listings.find((block) => block.advanced?.htmlId === name || widgetIdOf(block.id) === id);
}

async function ask(block: AnyBlock, context: RenderContext): Promise<ListingRequest | undefined> {
  const plan = await context.widgets.get(block.blockType)?.planListing?.(block, context);
  const widgetId = widgetIdOf(block.id);
  if (!plan || !widgetId) return undefined;
  const { path, query = '' } = context.view;
  const { filters, page } = context.view.listings?.get(widgetId) ?? readState(widgetId, query);
  const list = await context.content.filter(plan.kind, {
    ...(plan.base && { base: plan.base }),
    filters,
    order: chosenOrder(filters) ?? plan.order,
    page: plan.page ?? page,
    limit: plan.limit,
    facets: facetsWanted(block, context),
  });
  return { block, widgetId, plan, filters, list, address: query ? `${path}?${query}` : path };
}

function readState(widgetId: string, query: string): ListingState {
  return { filters: readFilters(widgetId, query), page: readPage(widgetId, query) };
}

/** The facets that all blocks of the page need of a listing, without duplicates. */
function facetsWanted(listing: AnyBlock, context: RenderContext): FacetQuery[] {
  const facets = usesOf(listing, context).flatMap(({ use }) => use.facets ?? []);
  return [...new Map(facets.map((facet) => [facet.name, facet])).values()];
}
