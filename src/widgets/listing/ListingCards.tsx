import type { ListingBlock } from '../../cms/payload-types.ts';
import { cardsOf } from '../../render/blocks/renderBlocks.tsx';
import type { RenderContext } from '../../render/context.ts';
import { cacheMarkup } from '../../render/markup/cacheMarkup.ts';
import { cardSlot } from './arrangement.ts';
import { DocumentCard, MASONRY_RATIOS } from './DocumentCard.tsx';
import type { ListingData } from './loadListingData.ts';
import type { TourOffer } from './tourOffers.ts';

interface ListingCardsProps {
  block: ListingBlock;
  context: RenderContext;
  data: ListingData;
  view: string;
}

/** Cards of one page: from templates, or the built-in one. */
export function ListingCards({ block, context, data: { cards, list, offers }, view }: ListingCardsProps) {
  const { language, spoken } = cardsOf(context);
  const inColumn = { ...spoken, slot: cardSlot(block, context.slot) };
  const html = list.docs.map((document, index) => {
    const card = cards[index];
    if (card) return `<li class="r-listing__card">${cardsOf(card.context).spoken.renderBlocks(card.layout)}</li>`;
    const offer = offers.get(document.id);
    return cacheMarkup(document, formOf(block, inColumn, index, offer), inColumn, (rendered) => (
      <DocumentCard block={block} context={rendered} document={document} index={index} offer={offer} />
    ));
  });
  return (
    <ul
      className={`r-listing__cards r-listing__cards--${view}`}
      {...language}
      dangerouslySetInnerHTML={{ __html: html.join('') }}
    />
  );
}

/** Props of a document's built-in card. */
function formOf(
  { cardLevel, showCompare, view }: ListingBlock,
  { slot, view: { locale } }: RenderContext,
  index: number,
  offer: TourOffer | undefined,
): string {
  return JSON.stringify([
    view,
    cardLevel,
    showCompare,
    view === 'masonry' && index % MASONRY_RATIOS.length,
    slot,
    locale,
    offer,
  ]);
}
