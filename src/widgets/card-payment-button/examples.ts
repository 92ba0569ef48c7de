import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'card-payment-button'> = {
  'a deposit, in the usual words': { page: 'shop', block: { blockType: 'card-payment-button' } },
  'a balance, in words of its own': {
    page: 'booked',
    block: { blockType: 'card-payment-button', label: 'Pay the rest:' },
  },
};
