import type { ContentReader } from '../../content/types.ts';
import type { Widgets } from '../../render/context.ts';
import type { PageListing } from '../../render/listings/pageListings.ts';
import type { PageVariant } from '../siteTypes.ts';
import { listingVariant } from './listingVariant.ts';

/** The query parameters of a page that create variants. */
export interface VariedPage {
  listings?: readonly PageListing[] | undefined;
  /** Query parameters that its other blocks read. */
  parameters?: readonly string[] | undefined;
}

/** Whether a query may create a variant; any other is not processed. @param names parameters that blocks of any kind read */
export function asksPage(query: URLSearchParams, names: ReadonlySet<string>): boolean {
  for (const name of query.keys()) if (names.has(name) || /^e-(?:filter|page)-/.test(name)) return true;
  return false;
}

/** Query parameters that blocks of any kind read. */
export function parameterNames(widgets: Widgets): ReadonlySet<string> {
  return new Set(widgets.having('readsParameter').map(({ readsParameter }) => readsParameter.name));
}

interface VariantTools extends Pick<Parameters<typeof listingVariant>[2], 'ordersOf'> {
  content: ContentReader;
  widgets: Widgets;
}

/**
 * Normalizes a page's query: the state of its listings, then of its other blocks. All other parameters are dropped.
 */
export async function pageVariant(
  { listings = [], parameters = [] }: VariedPage,
  query: URLSearchParams,
  { content, ordersOf, widgets }: VariantTools,
): Promise<PageVariant> {
  const ofListings = await listingVariant(listings, query, { content, ordersOf });
  const others = await Promise.all(
    widgets.having('readsParameter').map(async ({ readsParameter: { canonical, name } }) => {
      const value = parameters.includes(name) && query.has(name) ? await canonical(query.getAll(name), content) : '';
      return value && `${name}=${encodeURIComponent(value)}`;
    }),
  );
  const written = [ofListings.query, ...new Set(others)].filter(Boolean).join('&');
  return { query: written, listings: ofListings.listings };
}
