import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'document-content'> = {
  'of an article': { block: { blockType: 'document-content' } },
};
