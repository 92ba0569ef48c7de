import { defineBlock } from '../../cms/fields/defineBlock.ts';
import { choice } from '../../cms/fields/options.ts';

export const tableOfContentsBlock = defineBlock(
  {
    slug: 'table-of-contents',
    interfaceName: 'TableOfContentsBlock',
    labels: { singular: 'Table of contents', plural: 'Tables of contents' },
    fields: [
      {
        name: 'title',
        type: 'text',
        localized: true,
        label: 'Title',
        admin: { description: 'Empty: the title in the settings of the table of contents.' },
      },
    ],
    style: [
      choice('variant', { inline: 'In the text', sidebar: 'In a sidebar' }, { label: 'Place', defaultValue: 'inline' }),
      {
        name: 'sticky',
        type: 'checkbox',
        label: 'Stay in view while the article scrolls',
        defaultValue: true,
        admin: { condition: (_, siblings) => siblings?.variant === 'sidebar' },
      },
    ],
  },
  { group: 'Site', icon: 'table-of-contents', standsInText: true },
);
