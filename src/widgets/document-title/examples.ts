import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'document-title'> = {
  'of an article': { block: { blockType: 'document-title' } },
  'of an archive': { block: { blockType: 'document-title' }, page: 'archive' },
};
