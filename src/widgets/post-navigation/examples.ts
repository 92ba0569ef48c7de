import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'post-navigation'> = {
  'at the end of an article': {
    block: { blockType: 'post-navigation', sameCategory: false, showPicture: true, look: 'ruled' },
  },
  'within its category, in words': {
    block: { blockType: 'post-navigation', sameCategory: true, showPicture: false, look: 'plain' },
  },
};
