import type { QuoteBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';

/** A quotation. */
export function Quote({ attributes, block, text }: WidgetProps<QuoteBlock>) {
  return (
    <figure {...attributes('r-quote', `r-quote--${block.look ?? 'pull'}`)}>
      <blockquote>
        <p {...text('text')}>{block.text}</p>
      </blockquote>
      {block.cite && <figcaption {...text('cite')}>{block.cite}</figcaption>}
    </figure>
  );
}
