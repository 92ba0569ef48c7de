import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { plainText, rootOf } from '../../render/textNode.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { blocksInText } from './blocksInText.ts';
import { headingsInText } from './headingsInText.ts';
import { hasContent } from './nodes.tsx';
import { RichText } from './RichText.tsx';
import css from './rich-text.css?inline';

export const widget = defineWidget({
  name: 'rich-text',
  css,
  children: (block) => blocksInText(block.content),
  words: (block) => plainText(rootOf(block.content)),
  isRunningText: true,
  headings: (block, inside) => headingsInText(rootOf(block.content), inside),
  findGap: (block) => (hasContent(rootOf(block.content)) ? undefined : msg('This text is empty.')),
  Component: RichText,
});
