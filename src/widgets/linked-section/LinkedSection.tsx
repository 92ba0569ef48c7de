import type { LinkedSectionBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import type { LoadedSection } from './loadSection.ts';

/** A saved section, in a box of its own; its blocks are no part of the edited page. */
export function LinkedSection({
  attributes,
  context,
  data,
}: WidgetProps<LinkedSectionBlock, LoadedSection | undefined>) {
  if (!data) return null;
  const html = data.context.renderBlocks(data.layout, context.slot);
  // An empty one would leave a gap.
  if (!html && !context.editing) return null;
  return <div {...attributes('r-linked-section')} dangerouslySetInnerHTML={{ __html: html }} />;
}
