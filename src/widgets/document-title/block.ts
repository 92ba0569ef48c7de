import { defineBlock } from '../../cms/fields/block/defineBlock.ts';

export const documentTitleBlock = defineBlock(
  {
    slug: 'document-title',
    interfaceName: 'DocumentTitleBlock',
    labels: { singular: 'Title of the page', plural: 'Title of the page' },
    fields: [],
  },
  { group: 'Document', icon: 'file-type', words: 'name headline h1 template titre' },
);
