import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'mini-cart'> = {
  'a sign for the header': { block: { blockType: 'mini-cart', look: 'icon' } },
  'with its words': { block: { blockType: 'mini-cart', look: 'both', label: 'Your journeys' } },
  'words for a menu': { block: { blockType: 'mini-cart', look: 'text' } },
};
