import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'breadcrumbs'> = {
  'to the article itself': { block: { blockType: 'breadcrumbs', showCurrent: true } },
  'to what is above it': { block: { blockType: 'breadcrumbs', showCurrent: false } },
  'of an archive': { block: { blockType: 'breadcrumbs', showCurrent: true }, page: 'archive' },
};
