import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'search-form'> = {
  'on the page of a missing address': { block: { blockType: 'search-form' }, page: 'not-found' },
  'over its results': { block: { blockType: 'search-form' }, page: 'search' },
};
