import type { Examples } from '../../render/samples/example.ts';
import { DAY_TOUR, DESERT_TOUR, sampleTour } from '../../tours/samples.ts';

export const blockExamples: Examples<'tour-related'> = {
  'those the tour names': {
    page: 'tour',
    block: {
      blockType: 'tour-related',
      title: 'More *like this*',
      level: 'h2',
      source: 'related',
      limit: 3,
      columns: 3,
      showExcerpt: true,
      showCompare: true,
    },
  },
  'of the same destinations': {
    page: 'tour',
    block: { blockType: 'tour-related', title: 'Also there', level: 'h3', source: 'destination', limit: 2, columns: 2 },
  },
  'chosen by hand': {
    block: {
      blockType: 'tour-related',
      level: 'h3',
      source: 'chosen',
      chosen: [sampleTour(DAY_TOUR), sampleTour(DESERT_TOUR)],
      limit: 2,
      columns: 2,
      showExcerpt: false,
    },
  },
  'without a title': {
    page: 'tour',
    block: { blockType: 'tour-related', level: 'h4', source: 'related', limit: 4, columns: 4, showCompare: false },
  },
  'cards without headings': {
    page: 'tour',
    block: { blockType: 'tour-related', level: 'p', source: 'related', limit: 1, columns: 1 },
  },
};
