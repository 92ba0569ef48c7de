import type { Examples } from '../../render/samples/example.ts';
import { DESERT, FIELD_NOTES, JOURNEYS, POSTS } from '../../render/samples/posts.ts';

export const blockExamples: Examples<'listing'> = {
  'journeys, six on a page': {
    block: {
      blockType: 'listing',
      source: 'query',
      kind: 'posts',
      include: [{ relationTo: 'categories', value: JOURNEYS }],
      order: 'newest',
      pageSize: 6,
      pagination: 'numbers',
      view: 'grid',
      columns: 3,
      showCount: true,
      cardLevel: 'h3',
    },
  },
  'field notes as masonry, more as one scrolls': {
    block: {
      blockType: 'listing',
      source: 'query',
      kind: 'posts',
      include: [{ relationTo: 'categories', value: FIELD_NOTES }],
      exclude: [{ relationTo: 'tags', value: DESERT }],
      order: 'oldest',
      pageSize: 6,
      pagination: 'infinite',
      view: 'masonry',
      columns: 3,
      verticalSpacing: 30,
    },
  },
  'chosen by hand, as a list': {
    block: {
      blockType: 'listing',
      source: 'chosen',
      kind: 'posts',
      chosen: POSTS.slice(0, 3).map((post) => ({ relationTo: 'posts' as const, value: post })),
      order: 'title',
      pagination: 'none',
      view: 'list',
      showCount: false,
      cardLevel: 'h4',
    },
  },
  'those of an archive, page by page': {
    block: {
      blockType: 'listing',
      source: 'current',
      pagination: 'previousNext',
      view: 'grid',
      columns: 2,
      cardLevel: 'h2',
      alternatePlace: 'every',
      emptyText: 'No article is about this yet.',
    },
    page: 'archive',
  },
  'tours, the lowest price first': {
    block: {
      blockType: 'listing',
      source: 'query',
      kind: 'tours',
      order: 'price',
      pageSize: 6,
      pagination: 'loadMore',
      view: 'grid',
      columns: 3,
      showCompare: true,
      advanced: { htmlId: 'journeys-listed' },
    },
  },
  'tours, the highest price first, in two columns': {
    block: { blockType: 'listing', kind: 'tours', order: 'price-desc', pageSize: 4, columns: 2, alternatePlace: 'at' },
  },
  'tours, the shortest first': {
    block: { blockType: 'listing', kind: 'tours', order: 'days', pageSize: 4, view: 'list', showCompare: false },
  },
  'tours, the longest first': {
    block: { blockType: 'listing', kind: 'tours', order: 'days-desc', pageSize: 3 },
  },
  'pages by their titles': {
    block: { blockType: 'listing', kind: 'pages', order: 'title', pageSize: 6, view: 'list', showCount: false },
  },
};
