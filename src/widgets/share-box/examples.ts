import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'share-box'> = {
  'above an article': { block: { blockType: 'share-box', place: 'top' } },
  'below an article': { block: { blockType: 'share-box', place: 'bottom' } },
};
