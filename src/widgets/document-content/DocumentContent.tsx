import type { DocumentContentBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { onlyBlocks } from '../../render/layout.ts';
import type { Layout } from '../../render/types.ts';
import gapsCss from './gaps.css?inline';

/** The document's own layout, inside its template. */
export function DocumentContent({ attributes, context, slot }: WidgetProps<DocumentContentBlock>) {
  const layout = context.view.document?.layout;
  const html = context.renderBlocks(layout, context.slot);
  // An empty one would leave a gap.
  if (!html && !context.editing) return null;
  if (context.editing || hasNeighbours(layout)) context.styles.use('document-content/gaps', gapsCss);
  const mark = context.editsDocument ? slot('') : {};
  return <div {...attributes('r-document-content')} {...mark} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Whether two blocks that are not containers follow each other. */
function hasNeighbours(layout: Layout): boolean {
  const loose = onlyBlocks(layout).map(({ blockType }) => blockType !== 'container');
  return loose.some((isLoose, index) => isLoose && loose[index + 1]);
}
