import type { Examples } from '../../render/samples/example.ts';
import { DESERT, JOURNEYS, POSTS } from '../../render/samples/posts.ts';

export const blockExamples: Examples<'posts-carousel'> = {
  'the newest journeys': {
    block: {
      blockType: 'posts-carousel',
      label: 'The newest journeys',
      source: 'query',
      categories: [JOURNEYS],
      order: 'newest',
      limit: 6,
      showExcerpt: true,
      showCategory: false,
      showDate: false,
      cardLevel: 'h3',
    },
  },
  'what is told of the desert, two at a time, with dates': {
    block: {
      blockType: 'posts-carousel',
      source: 'query',
      tags: [DESERT],
      order: 'oldest',
      limit: 4,
      showExcerpt: false,
      showDate: true,
      showCategory: true,
      cardLevel: 'h4',
      carousel: { slides_to_show: 2, infinite: false, pagination: 'fraction' },
    },
  },
  'chosen by hand': {
    block: {
      blockType: 'posts-carousel',
      source: 'chosen',
      chosen: [...POSTS],
      order: 'title',
      cardLevel: 'h2',
      carousel: { pagination: 'progress', arrows: false },
    },
  },
};
