import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { siteLinkLabel, siteLinkLook } from './siteLinkFields.ts';

/** Link to the search. */
export const searchLinkBlock = defineBlock(
  {
    slug: 'search-link',
    interfaceName: 'SearchLinkBlock',
    labels: { singular: 'Search link', plural: 'Search links' },
    fields: [siteLinkLabel('Search')],
    style: [siteLinkLook],
  },
  { group: 'Site', icon: 'search', words: 'find magnifier icon recherche بحث' },
);
