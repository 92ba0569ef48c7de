import { defineBlock } from '../../cms/fields/defineBlock.ts';
import { siteLinkLabel, siteLinkLook } from './siteLinkFields.ts';

/** A link to the search of the site. */
export const searchLinkBlock = defineBlock(
  {
    slug: 'search-link',
    interfaceName: 'SearchLinkBlock',
    labels: { singular: 'Search link', plural: 'Search links' },
    fields: [siteLinkLabel('Search')],
    style: [siteLinkLook],
  },
  { group: 'Site', icon: 'search' },
);
