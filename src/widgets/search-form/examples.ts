import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'search-form'> = {
  'journeys and stories, found while you write': {
    block: {
      blockType: 'search-form',
      placeholder: 'Dunes, Fes, camel …',
      hasResults: true,
      limit: 6,
      hasPictures: true,
    },
  },
  'on the page of a missing address': {
    block: { blockType: 'search-form', limit: 3, hasPictures: false },
    page: 'not-found',
  },
  'over its results': { block: { blockType: 'search-form', hasResults: false }, page: 'search' },
};
