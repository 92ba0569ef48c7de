import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'quote'> = {
  'large, with its speaker': {
    block: {
      blockType: 'quote',
      text: 'A person who is in a hurry has already drunk tomorrow’s water.',
      cite: 'Lahcen, at the second well',
      look: 'pull',
    },
  },
  'plain, in two lines, nobody named': {
    block: { blockType: 'quote', text: 'Water first.\nShade second.', look: 'plain' },
  },
};
