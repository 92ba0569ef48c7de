import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { titleLevel } from '../../cms/fields/block/titleLevel.ts';

/** Order of a traveller, for holders of the link in its mails. */
export const purchaseSummaryBlock = defineBlock(
  {
    slug: 'purchase-summary',
    interfaceName: 'PurchaseSummaryBlock',
    labels: { singular: 'Purchase summary', plural: 'Purchase summaries' },
    fields: [
      { name: 'title', type: 'text', label: 'Title', localized: true },
      titleLevel(),
      {
        name: 'nextText',
        type: 'textarea',
        label: 'What happens next, once it is confirmed',
        localized: true,
        admin: { rows: 3, description: 'Such as who writes, and when. Empty: nothing.' },
      },
      {
        name: 'hasPayment',
        type: 'checkbox',
        label: 'Offers all ways to pay what is due',
        defaultValue: true,
        admin: { description: 'Leave it out where the page has payment buttons of its own.' },
      },
    ],
  },
  {
    group: 'Shop',
    icon: 'file-text',
    words: 'order total receipt récapitulatif ملخص',
    starter: { title: 'Your booking' },
  },
);
