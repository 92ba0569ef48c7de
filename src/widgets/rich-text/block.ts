import { defineBlock } from '../../cms/fields/defineBlock.ts';
import { runningTextField } from '../../cms/fields/layout.ts';

export const richTextBlock = defineBlock({
  slug: 'rich-text',
  interfaceName: 'RichTextBlock',
  labels: { singular: 'Text', plural: 'Texts' },
  fields: [
    runningTextField('content'),
    {
      type: 'row',
      fields: [
        { name: 'dropCap', type: 'checkbox', label: 'Begin with a large initial', admin: { width: '50%' } },
        { name: 'lead', type: 'checkbox', label: 'Set larger, as an opening', admin: { width: '50%' } },
      ],
    },
  ],
});
