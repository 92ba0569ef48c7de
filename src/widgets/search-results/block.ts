import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { slotField } from '../../cms/fields/layout.ts';
import { plainParagraph } from '../../cms/fields/text/plainParagraph.ts';

export const searchResultsBlock = defineBlock(
  {
    slug: 'search-results',
    interfaceName: 'SearchResultsBlock',
    labels: { singular: 'Search results', plural: 'Search results' },
    fields: [
      {
        name: 'hasKinds',
        type: 'checkbox',
        label: 'Let visitors choose a kind',
        defaultValue: true,
        admin: { description: 'Links above the results, such as Articles and Pages, with how many there are.' },
      },
      { name: 'hasPictures', type: 'checkbox', label: 'With pictures', defaultValue: true },
      {
        name: 'hasCompare',
        type: 'checkbox',
        label: 'Tours can be compared',
        defaultValue: false,
        admin: { description: 'Needs a page at /compare/ with the block “Comparison of tours”.' },
      },
      slotField('help', 'Where nothing is found'),
    ],
  },
  {
    group: 'Site',
    icon: 'search',
    words: 'found hits résultats نتائج',
    starter: {
      help: [
        {
          blockType: 'rich-text',
          content: plainParagraph('Try another word, such as the name of a place, or a month.'),
        },
      ],
    },
  },
);
