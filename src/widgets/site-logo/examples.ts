import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'site-logo'> = {
  'in the header': { block: { blockType: 'site-logo' } },
};
