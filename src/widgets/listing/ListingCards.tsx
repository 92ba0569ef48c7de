import type { ListingBlock } from '../../cms/payload-types.ts';
import type { RenderContext } from '../../render/context.ts';
import { cardSlot } from './arrangement.ts';
import { DocumentCard } from './DocumentCard.tsx';
import type { ListingData } from './loadListingData.ts';

interface ListingCardsProps {
  block: ListingBlock;
  context: RenderContext;
  data: ListingData;
  view: string;
}

/** The cards of one page: those made of blocks, and the built-in one where there is no template. */
export function ListingCards({ block, context, data: { cards, list }, view }: ListingCardsProps) {
  const inColumn = { ...context, slot: cardSlot(block, context.slot) };
  return (
    <ul className={`r-listing__cards r-listing__cards--${view}`}>
      {list.docs.map((document, index) => {
        const card = cards[index];
        const key = `${document.collection}:${document.id}`;
        if (!card) return <DocumentCard block={block} context={inColumn} document={document} index={index} key={key} />;
        const html = card.context.renderBlocks(card.layout);
        return <li className="r-listing__card" dangerouslySetInnerHTML={{ __html: html }} key={key} />;
      })}
    </ul>
  );
}
