import type { ListingBlock } from '../../cms/payload-types.ts';
import type { RenderContext, Slot } from '../../render/context.ts';
import { loadCard, withoutIds } from '../../render/listings/cardContext.ts';
import { type ListingRequest, queryListing } from '../../render/listings/queryListing.ts';
import type { Layout, Related, Template } from '../../render/types.ts';
import { relationId } from '../../shared/rowId.ts';
import { cardSlot } from './arrangement.ts';
import { loadTourOffers, type TourOffers } from './tourOffers.ts';

/** A card from a template. */
export interface TemplateCard {
  layout: Layout;
  context: RenderContext;
}

export interface ListingData extends ListingRequest {
  /** By the document's index in the list; undefined: the built-in card. */
  cards: (TemplateCard | undefined)[];
  /** Extra data of the built-in tour cards. */
  offers: TourOffers;
}

/** Loads one page of a listing's documents, with the data of the blocks in their cards. */
export async function loadListingData(block: ListingBlock, context: RenderContext): Promise<ListingData | undefined> {
  const asked = await queryListing({ listing: block.id }, context);
  // Without its own id it would be another listing.
  if (asked?.block !== block) return undefined;
  const { list } = asked;
  const layouts = await findLayouts(block, context);
  const slot: Slot = cardSlot(block, context.slot);
  const cards = list.docs.map(async (document, index) => {
    const layout = (isAlternate(block, index) ? layouts.alternate : undefined) ?? layouts.card;
    return layout ? { layout, context: await loadCard(layout, document, context, slot) } : undefined;
  });
  const isBuiltIn = list.docs.some(
    (_, index) => !((isAlternate(block, index) ? layouts.alternate : undefined) ?? layouts.card),
  );
  const offers = isBuiltIn ? await loadTourOffers(list.docs, context.content) : new Map();
  return { ...asked, cards: await Promise.all(cards), offers };
}

/**
 * Whether the alternate card is at an index of the page.
 * @param index from 0
 */
function isAlternate({ alternate, alternateNumber, alternatePlace }: ListingBlock, index: number): boolean {
  const number = Math.max(1, Math.round(Number(alternateNumber)) || 1);
  if (!alternate) return false;
  return alternatePlace === 'at' ? index + 1 === number : (index + 1) % number === 0;
}

async function findLayouts(
  { alternate, template }: ListingBlock,
  { content }: RenderContext,
): Promise<{ card: Layout; alternate: Layout }> {
  if (!relationId(template) && !relationId(alternate)) return { card: undefined, alternate: undefined };
  const { templates } = await content.shared();
  const find = (related: Related<Template>): Layout => {
    const id = relationId(related);
    if (id === undefined) return undefined;
    content.noteTemplate(id);
    const layout = templates.find((known) => known.id === id)?.layout;
    // A template without blocks would be an empty card.
    return layout?.length ? withoutIds(layout) : undefined;
  };
  return { card: find(template), alternate: find(alternate) };
}
