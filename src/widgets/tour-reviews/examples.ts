import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'tour-reviews'> = {
  'cards, with the mean of all': {
    page: 'tour',
    block: {
      blockType: 'tour-reviews',
      title: 'Those who *came along*',
      level: 'h2',
      limit: 3,
      showSummary: true,
      verification: 'We ask everybody who has travelled with us, and publish what they write, good or bad.',
      view: 'grid',
      columns: 3,
    },
  },
  'in large words': {
    page: 'tour',
    block: {
      blockType: 'tour-reviews',
      title: 'In their words',
      level: 'h3',
      limit: 2,
      showSummary: false,
      view: 'list',
    },
  },
  'without a title': { page: 'tour', block: { blockType: 'tour-reviews', level: 'h4', limit: 2, columns: 2 } },
  'a title that is no heading': {
    page: 'tour',
    block: { blockType: 'tour-reviews', title: 'From the guest book', level: 'p', limit: 1, view: 'list' },
  },
};
