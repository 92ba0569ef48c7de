import type { Examples } from '../../render/samples/example.ts';
import { WRITE_TO_US } from '../../render/samples/sections.ts';

export const blockExamples: Examples<'linked-section'> = {
  'a call to write, edited once for all pages': {
    block: { blockType: 'linked-section', section: WRITE_TO_US },
  },
};
