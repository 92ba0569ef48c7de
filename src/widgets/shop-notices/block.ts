import { defineBlock } from '../../cms/fields/defineBlock.ts';

/** Where a page of the shop says what has just happened. */
export const shopNoticesBlock = defineBlock(
  {
    slug: 'shop-notices',
    interfaceName: 'ShopNoticesBlock',
    labels: { singular: 'Notices of the shop', plural: 'Notices of the shop' },
    fields: [],
  },
  { group: 'Shop', icon: 'bell' },
);
