import { defineBlock } from '../../cms/fields/block/defineBlock.ts';

/** Pays the amount due of the page's order with PayPal. */
export const walletPaymentButtonBlock = defineBlock(
  {
    slug: 'wallet-payment-button',
    interfaceName: 'WalletPaymentButtonBlock',
    labels: { singular: 'PayPal button', plural: 'PayPal buttons' },
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
  { group: 'Shop', icon: 'badge-check', words: 'apple pay google pay paypal wallet portefeuille محفظة' },
);
