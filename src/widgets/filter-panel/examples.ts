import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'filter-panel'> = {
  'beside a list': {
    block: {
      blockType: 'filter-panel',
      label: 'Find your journey',
      blocks: [
        { blockType: 'taxonomy-filter', title: 'Where to', taxonomy: 'destinations', multiple: 'OR' },
        { blockType: 'taxonomy-filter', title: 'When', taxonomy: 'month', multiple: 'OR', view: 'chips', shown: 0 },
      ],
    },
    page: 'listing',
  },
};
