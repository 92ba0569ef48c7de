import type { ContentReader } from '../../content/types.ts';
import type { Widgets } from '../../render/context.ts';
import type { PageListing } from '../../render/listings/pageListings.ts';
import { listingVariant } from './listingVariant.ts';

/** What a page says that its address may decide. */
export interface VariedPage {
  listings?: readonly PageListing[] | undefined;
  /** Names of the parameters that its blocks read beside those of listings. */
  parameters?: readonly string[] | undefined;
}

/** Whether an address may say something of its page: only then its query is looked at. @param names of all parameters that blocks read */
export function asksPage(query: URLSearchParams, names: ReadonlySet<string>): boolean {
  for (const name of query.keys()) if (names.has(name) || /^e-(?:filter|page)-/.test(name)) return true;
  return false;
}

/** Names of the parameters that blocks of any kind read. */
export function parameterNames(widgets: Widgets): ReadonlySet<string> {
  return new Set(widgets.having('readsParameter').map(({ readsParameter }) => readsParameter.name));
}

interface VariantTools extends Pick<Parameters<typeof listingVariant>[2], 'ordersOf'> {
  content: ContentReader;
  widgets: Widgets;
}

/**
 * The one form of what an address says of its page: of its listings, then of its other blocks. Whatever else is in the query is left out.
 * @returns a query without a question mark; empty where it says nothing
 */
export async function pageVariant(
  { listings = [], parameters = [] }: VariedPage,
  query: URLSearchParams,
  { content, ordersOf, widgets }: VariantTools,
): Promise<string> {
  const ofListings = await listingVariant(listings, query, { content, ordersOf });
  const others = await Promise.all(
    widgets.having('readsParameter').map(async ({ readsParameter: { canonical, name } }) => {
      const value = parameters.includes(name) && query.has(name) ? await canonical(query.getAll(name), content) : '';
      return value && `${name}=${encodeURIComponent(value)}`;
    }),
  );
  return [ofListings, ...new Set(others)].filter(Boolean).join('&');
}
