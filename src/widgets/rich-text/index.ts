import { defineWidget } from '../../render/defineWidget.ts';
import { rootOf } from '../../render/textNode.ts';
import { hasContent } from './nodes.tsx';
import { RichText } from './RichText.tsx';
import css from './rich-text.css?inline';

export const widget = defineWidget({
  name: 'rich-text',
  css,
  findGap: (block) => (hasContent(rootOf(block.content)) ? undefined : 'This text is empty.'),
  Component: RichText,
});
