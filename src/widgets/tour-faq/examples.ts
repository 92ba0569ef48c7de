import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'tour-faq'> = {
  'what we are asked before the booking': {
    page: 'tour',
    block: {
      blockType: 'tour-faq',
      title: 'Before you *ask*',
      level: 'h2',
      opens: 'first',
      isFaq: false,
      look: 'ruled',
      sign: 'plus',
      signSide: 'end',
      size: 'l',
    },
  },
  'in boxes, for search engines too': {
    page: 'tour',
    block: {
      blockType: 'tour-faq',
      title: 'Questions',
      level: 'h3',
      opens: 'none',
      isFaq: true,
      look: 'boxed',
      sign: 'chevron',
      signSide: 'start',
      size: 'm',
    },
  },
  'quietly, without a sign': {
    page: 'tour',
    block: { blockType: 'tour-faq', level: 'h4', opens: 'none', look: 'ruled', sign: 'none', size: 'm' },
  },
  'no headings': { page: 'tour', block: { blockType: 'tour-faq', level: 'p', opens: 'none', size: 'm' } },
};
