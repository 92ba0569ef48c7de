import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'purchase-summary'> = {
  'an order that waits for its deposit': {
    page: 'shop',
    block: { blockType: 'purchase-summary', title: 'Your *booking*', level: 'h2', hasPayment: true },
  },
  'a confirmed one, with its balance': {
    page: 'booked',
    block: {
      blockType: 'purchase-summary',
      title: 'Your journey',
      level: 'h3',
      nextText: 'Fatima-Zahra writes to you two weeks before you set out, with the name of your driver.',
      hasPayment: true,
    },
  },
  'beside payment buttons of the page': {
    page: 'shop',
    block: { blockType: 'purchase-summary', title: 'Almost booked', level: 'h4', hasPayment: false },
  },
  'under a line that is no heading': {
    page: 'booked',
    block: { blockType: 'purchase-summary', title: 'Your booking', level: 'p', hasPayment: true },
  },
};
