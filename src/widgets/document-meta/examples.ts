import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'document-meta'> = {
  'of an article': { block: { blockType: 'document-meta' } },
};
