import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { markupField } from './markupField.ts';

/** Custom HTML by an editor, without active content. */
export const htmlBlock = defineBlock(
  {
    slug: 'html',
    interfaceName: 'HtmlBlock',
    labels: { singular: 'HTML', plural: 'HTML' },
    fields: [markupField],
  },
  {
    group: 'Text',
    icon: 'code',
    words: 'code embed iframe script widget custom',
    starter: {
      html: '<h3>A title</h3>\n<p>A text with <strong>weight</strong> and <a href="/">a link</a>.</p>',
    },
  },
);
