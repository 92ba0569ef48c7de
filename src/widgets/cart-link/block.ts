import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { siteLinkLabel, siteLinkLook } from '../search-link/siteLinkFields.ts';

/** Link that opens the cart at the edge of the page. */
export const cartLinkBlock = defineBlock(
  {
    slug: 'cart-link',
    interfaceName: 'CartLinkBlock',
    labels: { singular: 'Cart link', plural: 'Cart links' },
    fields: [siteLinkLabel('Cart')],
    style: [siteLinkLook],
  },
  { group: 'Site', icon: 'shopping-cart', words: 'basket shopping panier سلة' },
);
