import type { Examples } from '../../render/samples/example.ts';
import { DESERT, JOURNEYS, POSTS } from '../../render/samples/posts.ts';

export const blockExamples: Examples<'posts'> = {
  'journeys, the first one larger': {
    block: {
      blockType: 'posts',
      source: 'query',
      categories: [JOURNEYS],
      order: 'newest',
      limit: 3,
      view: 'feature',
      showCategory: false,
      pagination: 'none',
    },
  },
  'what is told of the desert, as masonry': {
    block: {
      blockType: 'posts',
      source: 'query',
      tags: [DESERT],
      order: 'oldest',
      view: 'masonry',
      columns: 3,
      verticalSpacing: 30,
    },
  },
  'chosen by hand, in two columns': {
    block: {
      blockType: 'posts',
      source: 'chosen',
      chosen: POSTS.slice(0, 2),
      order: 'title',
      view: 'grid',
      columns: 2,
      cardLevel: 'h4',
      showExcerpt: false,
    },
  },
  'an archive’s own, in pages': {
    block: {
      blockType: 'posts',
      source: 'current',
      view: 'grid',
      columns: 3,
      pagination: 'numbers',
      cardLevel: 'h2',
      showDate: true,
      showExcerpt: true,
      showCategory: true,
    },
    page: 'archive',
  },
  'the results of a search': {
    block: {
      blockType: 'posts',
      source: 'current',
      view: 'list',
      pagination: 'numbers',
      cardLevel: 'h3',
      showDate: false,
    },
    page: 'search',
  },
};
