import type { DocumentContentBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/defineWidget.ts';

/** The document's own layout, inside its template. */
export function DocumentContent({ attributes, context }: WidgetProps<DocumentContentBlock>) {
  const html = context.renderBlocks(context.view.document?.layout, context.slot);
  return <div {...attributes('r-document-content')} dangerouslySetInnerHTML={{ __html: html }} />;
}
