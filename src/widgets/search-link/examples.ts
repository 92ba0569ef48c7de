import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'search-link'> = {
  'a sign for the header': { block: { blockType: 'search-link', look: 'icon' } },
  'with its words': { block: { blockType: 'search-link', look: 'both', label: 'Find a journey' } },
  'words for the footer': { block: { blockType: 'search-link', look: 'text' } },
};
