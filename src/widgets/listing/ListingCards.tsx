import type { ListingBlock } from '../../cms/payload-types.ts';
import { cardOf, toMarkup } from '../../render/blocks/renderBlocks.tsx';
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
  const slot = cardSlot(block, context.slot);
  const html = list.docs.map((document, index) => {
    const card = cards[index];
    const { language, spoken } = cardOf(card?.context ?? context, document);
    if (card)
      return toMarkup(
        <li
          className="r-listing__card"
          {...language}
          dangerouslySetInnerHTML={{ __html: spoken.renderBlocks(card.layout) }}
        />,
        context,
      );
    const inColumn = { ...spoken, slot };
    const offer = offers.get(document.id);
    return cacheMarkup(
      document,
      formOf(block, inColumn, index, { offer, isMarked: language !== undefined }),
      inColumn,
      (rendered) => (
        <DocumentCard
          block={block}
          context={rendered}
          document={document}
          index={index}
          language={language}
          offer={offer}
        />
      ),
    );
  });
  return (
    <ul className={`r-listing__cards r-listing__cards--${view}`} dangerouslySetInnerHTML={{ __html: html.join('') }} />
  );
}

/** Props of a document's built-in card. */
function formOf(
  { cardLevel, showCompare, view }: ListingBlock,
  { slot, view: { locale } }: RenderContext,
  index: number,
  rest: { offer: TourOffer | undefined; isMarked: boolean },
): string {
  return JSON.stringify([
    view,
    cardLevel,
    showCompare,
    view === 'masonry' && index % MASONRY_RATIOS.length,
    slot,
    locale,
    rest,
  ]);
}
