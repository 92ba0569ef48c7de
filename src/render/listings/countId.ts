import type { RenderContext } from '../context.ts';
import type { AnyBlock } from '../types.ts';
import { type ListingRequest, usesOf } from './queryListing.ts';

/**
 * The id of the words that say how many a listing has, to which the foot of its filters leads: they are its heading.
 * @returns undefined where no block but the listing itself says it
 */
export function countIdOf(asked: ListingRequest, context: RenderContext): string | undefined {
  return telling(asked, context) && `found-${asked.widgetId}`;
}

/** The same for the block that says it first, which bears the id. */
export function ownCountId(block: AnyBlock, asked: ListingRequest, context: RenderContext): string | undefined {
  return telling(asked, context) === block ? countIdOf(asked, context) : undefined;
}

function telling(asked: ListingRequest, context: RenderContext): AnyBlock | undefined {
  return usesOf(asked.block, context).find(({ use }) => use.tellsCount)?.block;
}
