import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'cart-link'> = {
  'a sign for the header': { block: { blockType: 'cart-link', look: 'icon' } },
  'with its words': { block: { blockType: 'cart-link', look: 'both', label: 'Your journeys' } },
  'words for a menu': { block: { blockType: 'cart-link', look: 'text' } },
};
