import { defineBlock } from '../../cms/fields/defineBlock.ts';
import { titleLevel } from '../../cms/fields/titleLevel.ts';

/** Where travellers book what is in their cart: who they are, who travels, how they pay. */
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
  { group: 'Shop', icon: 'list-checks', starter: { title: 'Book' } },
);
