import { defineBlock } from '../../cms/fields/block/defineBlock.ts';

/** Position of the shop's notices. */
export const shopNoticesBlock = defineBlock(
  {
    slug: 'shop-notices',
    interfaceName: 'ShopNoticesBlock',
    labels: { singular: 'Notices of the shop', plural: 'Notices of the shop' },
    fields: [],
  },
  { group: 'Shop', icon: 'bell', words: 'messages errors shop avis' },
);
