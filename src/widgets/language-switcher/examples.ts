import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'language-switcher'> = {
  'of a site in three languages': { block: { blockType: 'language-switcher' } },
};
