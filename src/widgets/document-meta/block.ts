import { defineBlock } from '../../cms/fields/block/defineBlock.ts';

export const documentMetaBlock = defineBlock(
  {
    slug: 'document-meta',
    interfaceName: 'DocumentMetaBlock',
    labels: { singular: 'Author, date and categories', plural: 'Author, date and categories' },
    fields: [],
  },
  { group: 'Document', icon: 'calendar', words: 'date author reading time template', onlyIn: ['templates'] },
);
