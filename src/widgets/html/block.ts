import { defineBlock } from '../../cms/fields/defineBlock.ts';
import { markupField } from './markupField.ts';

/** Markup that an editor has pasted, without anything that could act. */
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
    starter: {
      html: '<h3>A title</h3>\n<p>A text with <strong>weight</strong> and <a href="/">a link</a>.</p>',
    },
  },
);
