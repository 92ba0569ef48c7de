import { defineBlock } from '../../cms/fields/block/defineBlock.ts';

export const documentContentBlock = defineBlock(
  {
    slug: 'document-content',
    interfaceName: 'DocumentContentBlock',
    labels: { singular: 'Content of the page', plural: 'Content of the page' },
    fields: [],
  },
  { group: 'Document', icon: 'file-text', words: 'body text article template contenu', onlyIn: ['templates'] },
);
