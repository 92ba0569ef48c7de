import { defineBlock } from '../../cms/fields/block/defineBlock.ts';

/** Pays the amount due of the page's order by card. */
export const cardPaymentButtonBlock = defineBlock(
  {
    slug: 'card-payment-button',
    interfaceName: 'CardPaymentButtonBlock',
    labels: { singular: 'Card payment button', plural: 'Card payment buttons' },
    fields: [
      {
        name: 'label',
        type: 'text',
        label: 'Words on the button',
        localized: true,
        maxLength: 40,
        admin: { description: 'The amount follows them. Empty: the usual ones.' },
      },
    ],
  },
  { group: 'Shop', icon: 'id-card', words: 'credit card pay stripe carte paiement دفع بطاقة' },
);
