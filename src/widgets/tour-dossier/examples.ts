import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'tour-dossier'> = {
  'a button, and a head on paper': { page: 'tour', block: { blockType: 'tour-dossier' } },
  'with words of its own': { page: 'tour', block: { blockType: 'tour-dossier', label: 'The whole journey on paper' } },
};
