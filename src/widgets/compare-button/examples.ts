import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'compare-button'> = {
  'beside the facts of a tour': { page: 'tour', block: { blockType: 'compare-button' } },
  'with words of its own': { page: 'tour', block: { blockType: 'compare-button', label: 'Put it beside another' } },
};
