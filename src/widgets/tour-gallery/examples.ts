import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'tour-gallery'> = {
  'rows of one height': {
    page: 'tour',
    block: {
      blockType: 'tour-gallery',
      title: 'What you *will see*',
      level: 'h2',
      layout: 'justified',
      captions: 'none',
    },
  },
  'a grid with captions': {
    page: 'tour',
    block: {
      blockType: 'tour-gallery',
      title: 'On the road',
      level: 'h3',
      layout: 'grid',
      captions: 'below',
      columns: 3,
    },
  },
  'masonry, captions when pointed at': {
    page: 'tour',
    block: {
      blockType: 'tour-gallery',
      level: 'h4',
      hasFeatured: false,
      layout: 'masonry',
      captions: 'overlay',
      columns: 3,
    },
  },
  'the first three': {
    page: 'tour',
    block: {
      blockType: 'tour-gallery',
      level: 'p',
      limit: 3,
      hasFeatured: true,
      layout: 'grid',
      captions: 'none',
      columns: 3,
    },
  },
};
