import { defineBlock } from '../../cms/fields/defineBlock.ts';

export const searchFormBlock = defineBlock(
  {
    slug: 'search-form',
    interfaceName: 'SearchFormBlock',
    labels: { singular: 'Search form', plural: 'Search form' },
    fields: [],
  },
  { group: 'Site', icon: 'search' },
);
