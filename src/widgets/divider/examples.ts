import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'divider'> = {
  'a thin line': { block: { blockType: 'divider', look: 'line' } },
  'the star of the brand': { block: { blockType: 'divider', look: 'zellige' } },
  'three dots': { block: { blockType: 'divider', look: 'dots' } },
};
