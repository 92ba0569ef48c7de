import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { titleLevel } from '../../cms/fields/block/titleLevel.ts';

/** Checkout of the cart: customer, travellers, payment. */
export const checkoutBlock = defineBlock(
  {
    slug: 'checkout',
    interfaceName: 'CheckoutBlock',
    labels: { singular: 'Checkout', plural: 'Checkouts' },
    fields: [
      { name: 'title', type: 'text', label: 'Title', localized: true },
      titleLevel(),
      { name: 'asksCountry', type: 'checkbox', label: 'Ask for the country', defaultValue: false },
      { name: 'asksNotes', type: 'checkbox', label: 'Ask for notes', defaultValue: true },
    ],
  },
  { group: 'Shop', icon: 'list-checks', words: 'pay payment order commande paiement دفع', starter: { title: 'Book' } },
);
