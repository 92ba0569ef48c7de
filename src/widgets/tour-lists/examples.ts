import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'tour-lists'> = {
  'what the price holds, and what it does not': {
    page: 'tour',
    block: { blockType: 'tour-lists', title: 'What you *pay for*', level: 'h2', lists: [], arrangement: 'beside' },
  },
  'highlights and what to pack': {
    page: 'tour',
    block: {
      blockType: 'tour-lists',
      level: 'h3',
      lists: [{ list: 'highlights', label: 'Why we like it' }, { list: 'bring' }],
      arrangement: 'beside',
    },
  },
  'for whom it is': {
    page: 'tour',
    block: { blockType: 'tour-lists', level: 'h4', lists: [{ list: 'fit' }], arrangement: 'below' },
  },
  'as plain words': {
    page: 'tour',
    block: {
      blockType: 'tour-lists',
      level: 'p',
      lists: [{ list: 'bring', label: 'In your bag' }],
      arrangement: 'below',
    },
  },
};
