import type { AccordionBlock, TourFaqBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { levelOf } from '../../render/headings/headings.ts';
import { tourOf } from '../../tours/tour.ts';
import { Disclosures } from '../accordion/Disclosures.tsx';
import { TourTitle } from '../pieces/TourTitle.tsx';

/** FAQ of the page's tour, as an accordion. */
export function TourFaq({ attributes, block, context, data, text }: WidgetProps<TourFaqBlock>) {
  const questions = tourOf(context.view.document)?.faq ?? [];
  const accordion: AccordionBlock = {
    blockType: 'accordion',
    items: questions.map(({ answer, question }, index) => ({
      id: `${index}`,
      title: question,
      blocks: answer ? [{ blockType: 'rich-text', content: answer }] : [],
    })),
    level: levelBelow(block),
    opens: block.opens ?? 'none',
    isFaq: block.isFaq ?? null,
    look: block.look ?? null,
    sign: block.sign ?? null,
    signSide: block.signSide ?? null,
    size: block.size ?? null,
  };
  return (
    <div {...attributes('r-tour-faq')}>
      <TourTitle block={block} context={context} text={text} />
      <Disclosures
        attributes={(...classes) => ({ id: undefined, className: classes.filter(Boolean).join(' ') })}
        block={accordion}
        context={context}
        data={data}
        group={context.uniqueId('questions')}
        slot={() => ({})}
        text={() => ({})}
      />
    </div>
  );
}

function levelBelow({ level, title }: TourFaqBlock): AccordionBlock['level'] {
  if (level === 'p') return 'p';
  const depth = (levelOf(level) || 2) + (title?.trim() ? 1 : 0);
  return `h${Math.min(6, depth)}` as 'h3';
}
