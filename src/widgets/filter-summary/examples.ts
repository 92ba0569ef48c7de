import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'filter-summary'> = {
  'journeys that are left, and their order': {
    block: {
      blockType: 'filter-summary',
      showCount: true,
      showChosen: true,
      orders: [
        { order: 'newest', label: 'Newest first' },
        { order: 'price', label: 'Lowest price' },
        { order: 'price-desc', label: 'Highest price' },
        { order: 'days', label: 'Shortest' },
        { order: 'days-desc', label: 'Longest' },
      ],
    },
    page: 'listing',
  },
  'in plain words': {
    block: { blockType: 'filter-summary', showChosen: false, orders: [{ order: 'title' }, { order: 'oldest' }] },
    page: 'listing',
  },
  'what is chosen alone': {
    block: { blockType: 'filter-summary', showCount: false },
    page: 'listing',
  },
};
