import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { siteLinkLabel, siteLinkLook } from '../search-link/siteLinkFields.ts';

/** Cart link with the number of travellers, which opens the cart dialog. */
export const miniCartBlock = defineBlock(
  {
    slug: 'mini-cart',
    interfaceName: 'MiniCartBlock',
    labels: { singular: 'Cart in the header', plural: 'Carts in headers' },
    fields: [siteLinkLabel('Cart')],
    style: [siteLinkLook],
  },
  { group: 'Site', icon: 'shopping-cart', words: 'basket shopping panier سلة' },
);
