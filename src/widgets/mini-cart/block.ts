import { defineBlock } from '../../cms/fields/defineBlock.ts';
import { siteLinkLabel, siteLinkLook } from '../search-link/siteLinkFields.ts';

/** A link to the cart that says how many travel, and shows it at the edge of the page. */
export const miniCartBlock = defineBlock(
  {
    slug: 'mini-cart',
    interfaceName: 'MiniCartBlock',
    labels: { singular: 'Cart in the header', plural: 'Carts in headers' },
    fields: [siteLinkLabel('Cart')],
    style: [siteLinkLook],
  },
  { group: 'Site', icon: 'shopping-cart' },
);
