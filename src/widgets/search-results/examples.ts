import type { Examples } from '../../render/samples/example.ts';
import { paragraph, richText } from '../../render/samples/text.ts';

export const blockExamples: Examples<'search-results'> = {
  'what was found, by kind': {
    block: {
      blockType: 'search-results',
      hasKinds: true,
      hasPictures: true,
      hasCompare: true,
      help: [
        {
          blockType: 'rich-text',
          content: richText(
            paragraph(
              'Try the name of a place, such as Merzouga or Fes, or write to Salma: she knows what is not on these pages.',
            ),
          ),
        },
      ],
    },
    page: 'search',
  },
  'titles alone, for a narrow column': {
    block: { blockType: 'search-results', hasKinds: false, hasPictures: false, hasCompare: false, help: [] },
    page: 'search',
  },
};
