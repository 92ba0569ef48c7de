import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'tour-finder'> = {
  'the usual words': { block: { blockType: 'tour-finder' } },
  'words of its own': { block: { blockType: 'tour-finder', label: 'Show me where to go' } },
};
