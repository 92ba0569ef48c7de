import type { RichTextBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { rootOf } from '../../render/textNode.ts';
import dropCapCss from './drop-cap.css?inline';
import leadCss from './lead.css?inline';
import { renderChildren } from './nodes.tsx';

/** Rich text, with widgets between its paragraphs. */
export function RichText({ attributes, block, context, text }: WidgetProps<RichTextBlock>) {
  if (block.dropCap) context.styles.use('rich-text/drop-cap', dropCapCss);
  if (block.lead) context.styles.use('rich-text/lead', leadCss);
  const slot = { ...context.slot, desktop: Math.min(context.slot.desktop, 760) };
  return (
    <div
      {...attributes('r-rich-text', block.dropCap && 'r-rich-text--drop-cap', block.lead && 'r-rich-text--lead')}
      {...text('content')}
    >
      {renderChildren(rootOf(block.content), { ...context, slot })}
    </div>
  );
}
