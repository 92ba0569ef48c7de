import type { QuoteBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/defineWidget.ts';

/** What somebody said. */
export function Quote({ attributes, block }: WidgetProps<QuoteBlock>) {
  return (
    <figure {...attributes('r-quote', `r-quote--${block.look ?? 'pull'}`)}>
      <blockquote>
        <p>{block.text}</p>
      </blockquote>
      {block.cite && <figcaption>{block.cite}</figcaption>}
    </figure>
  );
}
