import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'document-image'> = {
  'of an article': { block: { blockType: 'document-image' } },
};
