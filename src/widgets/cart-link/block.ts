import { defineBlock } from '../../cms/fields/defineBlock.ts';
import { siteLinkLabel, siteLinkLook } from '../search-link/siteLinkFields.ts';

/** A link that opens the cart; nothing until there is one. */
export const cartLinkBlock = defineBlock(
  {
    slug: 'cart-link',
    interfaceName: 'CartLinkBlock',
    labels: { singular: 'Cart link', plural: 'Cart links' },
    fields: [siteLinkLabel('Cart')],
    style: [siteLinkLook],
  },
  { group: 'Site', icon: 'shopping-cart', waitsFor: 'cart' },
);
