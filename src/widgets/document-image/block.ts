import { defineBlock } from '../../cms/fields/block/defineBlock.ts';

export const documentImageBlock = defineBlock(
  {
    slug: 'document-image',
    interfaceName: 'DocumentImageBlock',
    labels: { singular: 'Picture of the page', plural: 'Picture of the page' },
    fields: [],
  },
  {
    group: 'Document',
    icon: 'file-image',
    words: 'featured picture photo cover template image à la une',
    onlyIn: ['templates'],
  },
);
