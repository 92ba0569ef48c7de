import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'tour-prices'> = {
  'all that is to know of the price': {
    page: 'tour',
    block: {
      blockType: 'tour-prices',
      title: 'What it *costs*',
      level: 'h2',
      showSeasons: true,
      showParties: true,
      showExtras: true,
      showCancellation: true,
    },
  },
  'by season alone': {
    page: 'tour',
    block: {
      blockType: 'tour-prices',
      title: 'By season',
      level: 'h3',
      showSeasons: true,
      showParties: false,
      showExtras: false,
      showCancellation: false,
    },
  },
  'for your own party': {
    page: 'tour',
    block: {
      blockType: 'tour-prices',
      level: 'h4',
      showSeasons: false,
      showParties: true,
      showExtras: true,
      showCancellation: false,
    },
  },
  'if plans change': {
    page: 'tour',
    block: {
      blockType: 'tour-prices',
      level: 'p',
      showSeasons: false,
      showParties: false,
      showExtras: false,
      showCancellation: true,
    },
  },
};
