import type { DocumentContentBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';

/** The document's own layout, inside its template. */
export function DocumentContent({ attributes, context, slot }: WidgetProps<DocumentContentBlock>) {
  const html = context.renderBlocks(context.view.document?.layout, context.slot);
  // An empty one would leave a gap.
  if (!html && !context.editing) return null;
  const mark = context.editsDocument ? slot('') : {};
  return <div {...attributes('r-document-content')} {...mark} dangerouslySetInnerHTML={{ __html: html }} />;
}
