import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { choice } from '../../cms/fields/options.ts';
import { cardFields, chosenFields, shownFor } from './articleFields.ts';
import { DEFAULT_COLUMNS, MASONRY_SPACING_PX } from './constants.ts';

export const postsBlock = defineBlock(
  {
    slug: 'posts',
    interfaceName: 'PostsBlock',
    labels: { singular: 'Articles', plural: 'Articles' },
    fields: [
      choice(
        'source',
        { query: 'By category and tag', chosen: 'Chosen by hand', current: 'Those of this archive or search' },
        { label: 'Which articles', defaultValue: 'query' },
      ),
      ...chosenFields,
      {
        type: 'row',
        fields: [
          choice(
            'order',
            { newest: 'Newest first', oldest: 'Oldest first', title: 'By title' },
            { label: 'Sort order', defaultValue: 'newest', admin: { width: '60%' } },
          ),
          {
            name: 'limit',
            type: 'number',
            label: 'How many',
            min: 1,
            max: 48,
            defaultValue: 6,
            admin: { width: '40%', condition: shownFor('query') },
          },
        ],
      },
      choice(
        'pagination',
        { none: 'None', numbers: 'Page numbers' },
        { label: 'Pages', defaultValue: 'none', admin: { condition: shownFor('current') } },
      ),
      ...cardFields,
    ],
    style: [
      choice(
        'view',
        { grid: 'Grid', feature: 'Grid, first one larger', list: 'List', masonry: 'Masonry' },
        { label: 'View', defaultValue: 'grid' },
      ),
      { name: 'columns', type: 'number', label: 'Columns', min: 1, max: 4, defaultValue: DEFAULT_COLUMNS },
      {
        name: 'verticalSpacing',
        type: 'number',
        label: 'Space between rows, px',
        min: 0,
        max: 120,
        defaultValue: MASONRY_SPACING_PX,
        admin: { condition: (_, siblings) => siblings?.view === 'masonry' },
      },
    ],
  },
  {
    group: 'Media',
    icon: 'newspaper',
    words: 'blog articles news latest stories actualités مقالات أخبار',
    starter: { limit: 3 },
    standsInText: true,
  },
);
