import { defineBlock } from '../../cms/fields/defineBlock.ts';
import { richTextEditor } from '../../cms/fields/richTextEditor.ts';

export const richTextBlock = defineBlock({
  slug: 'rich-text',
  interfaceName: 'RichTextBlock',
  labels: { singular: 'Text', plural: 'Texts' },
  fields: [
    { name: 'content', type: 'richText', label: false, localized: true, editor: richTextEditor() },
    {
      type: 'row',
      fields: [
        { name: 'dropCap', type: 'checkbox', label: 'Begin with a large initial', admin: { width: '50%' } },
        { name: 'lead', type: 'checkbox', label: 'Set larger, as an opening', admin: { width: '50%' } },
      ],
    },
  ],
});
