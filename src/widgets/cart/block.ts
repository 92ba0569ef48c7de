import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { tourTitleFields } from '../../cms/fields/block/tourTitle.ts';
import { linkField } from '../../cms/fields/link/link.ts';

/** Cart: what a visitor is about to book; an empty cart links to tours. */
export const cartBlock = defineBlock(
  {
    slug: 'cart',
    interfaceName: 'CartBlock',
    labels: { singular: 'Cart', plural: 'Carts' },
    fields: [
      ...tourTitleFields(),
      {
        name: 'emptyLabel',
        type: 'text',
        label: 'Words on the button of an empty cart',
        localized: true,
        admin: { description: 'Empty: the usual ones.' },
      },
      linkField('emptyLink', 'It leads to'),
    ],
  },
  {
    group: 'Tours',
    icon: 'shopping-cart',
    words: 'basket shopping panier سلة',
    starter: { emptyLink: { kind: 'address', address: '/tours/' } },
  },
);
