import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'range-filter'> = {
  'price, from and to': {
    block: {
      blockType: 'range-filter',
      title: 'Price per person',
      range: 'price',
      unit: '€',
      view: 'fields',
      step: 50,
    },
    page: 'listing',
  },
  'days at most': {
    block: { blockType: 'range-filter', title: 'Days you have', range: 'days', unit: 'days', view: 'atMost', step: 1 },
    page: 'listing',
  },
  'how many travel': {
    block: { blockType: 'range-filter', title: 'How many travel', range: 'party', unit: 'of us', view: 'exact' },
    page: 'listing',
  },
};
