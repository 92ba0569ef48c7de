import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { runningTextField } from '../../cms/fields/layout.ts';
import { plainParagraph } from '../../cms/fields/text/plainParagraph.ts';
import { sample } from '../../sections/sample.ts';

export const richTextBlock = defineBlock(
  {
    slug: 'rich-text',
    interfaceName: 'RichTextBlock',
    labels: { singular: 'Text', plural: 'Texts' },
    fields: [runningTextField('content')],
    style: [
      { name: 'dropCap', type: 'checkbox', label: 'Begin with a large initial' },
      { name: 'lead', type: 'checkbox', label: 'Set larger, as an opening' },
    ],
  },
  {
    group: 'Text',
    icon: 'text',
    pasted: 'content',
    words: 'text paragraph words copy wysiwyg texte paragraphe نص فقرة',
    starter: { content: plainParagraph(sample('A new text. Say in a few sentences what travellers should know.')) },
  },
);
