import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'wallet-payment-button'> = {
  'a deposit, in the usual words': { page: 'shop', block: { blockType: 'wallet-payment-button' } },
  'a balance, in words of its own': {
    page: 'booked',
    block: { blockType: 'wallet-payment-button', label: 'Pay the rest:' },
  },
};
