import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { tourTitleFields } from '../../cms/fields/block/tourTitle.ts';
import { choice } from '../../cms/fields/options.ts';
import { TOURS } from '../../tours/words.ts';
import { DEFAULT_COUNT, MAX_COUNT } from './constants.ts';

/** Related tours, or tours chosen by an editor. */
export const tourRelatedBlock = defineBlock(
  {
    slug: 'tour-related',
    interfaceName: 'TourRelatedBlock',
    labels: { singular: 'Related tours', plural: 'Related tours' },
    fields: [
      ...tourTitleFields(),
      choice(
        'source',
        {
          related: 'Those the tour names, or else of the same destinations',
          destination: 'Of the same destinations',
          chosen: 'Chosen by hand, on any page',
        },
        { label: 'Which tours', defaultValue: 'related' },
      ),
      {
        name: 'chosen',
        type: 'relationship',
        relationTo: TOURS,
        hasMany: true,
        label: 'Tours',
        admin: { condition: (_, siblings) => siblings?.source === 'chosen' },
      },
      { name: 'limit', type: 'number', label: 'How many', min: 1, max: MAX_COUNT, defaultValue: DEFAULT_COUNT },
      { name: 'showExcerpt', type: 'checkbox', label: 'Summary', defaultValue: true },
      {
        name: 'showCompare',
        type: 'checkbox',
        label: 'They can be compared',
        defaultValue: false,
        admin: { description: 'Needs a page at /compare/ with the block “Comparison of tours”.' },
      },
    ],
    style: [{ name: 'columns', type: 'number', label: 'Columns', min: 1, max: 4, defaultValue: 3 }],
  },
  {
    group: 'Tours',
    icon: 'compass',
    words: 'similar other tours trips suggestions autres voyages رحلات مشابهة',
    starter: { title: 'You may also like' },
  },
);
