import type { RenderContext } from '../context.ts';
import type { AnyBlock } from '../types.ts';
import { type ListingRequest, usesOf } from './queryListing.ts';

/**
 * The id of the result count of a listing, its heading, to which the footer of its filters links. @returns undefined
 * where no block but the listing itself shows it
 */
export function countIdOf(asked: ListingRequest, context: RenderContext): string | undefined {
  return telling(asked, context) && `found-${asked.widgetId}`;
}

/** The same for the first block that shows the count, which has the id. */
export function ownCountId(block: AnyBlock, asked: ListingRequest, context: RenderContext): string | undefined {
  return telling(asked, context) === block ? countIdOf(asked, context) : undefined;
}

function telling(asked: ListingRequest, context: RenderContext): AnyBlock | undefined {
  return usesOf(asked.block, context).find(({ use }) => use.tellsCount)?.block;
}
