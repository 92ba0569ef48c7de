import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'account-link'> = {
  'a sign for the header': { page: 'account', block: { blockType: 'account-link', look: 'icon' } },
  'with its words': { page: 'account', block: { blockType: 'account-link', look: 'both', label: 'My journeys' } },
  'words for a menu': { page: 'account', block: { blockType: 'account-link', look: 'text' } },
};
