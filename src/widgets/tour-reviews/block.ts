import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { tourTitleFields } from '../../cms/fields/block/tourTitle.ts';
import { choice } from '../../cms/fields/options.ts';
import { ONLY_IN_TOURS } from '../../tours/words.ts';
import { DEFAULT_LIMIT, MAX_SHOWN } from '../reviews/constants.ts';

/** Reviews of this tour. */
export const tourReviewsBlock = defineBlock(
  {
    slug: 'tour-reviews',
    interfaceName: 'TourReviewsBlock',
    labels: { singular: 'Reviews of the tour', plural: 'Reviews of tours' },
    fields: [
      ...tourTitleFields(),
      { name: 'limit', type: 'number', label: 'How many', min: 1, max: MAX_SHOWN, defaultValue: DEFAULT_LIMIT },
      { name: 'showSummary', type: 'checkbox', label: 'The mean and the number of all', defaultValue: true },
      {
        name: 'verification',
        type: 'text',
        label: 'How you make sure they are real',
        localized: true,
        admin: { description: 'One sentence under the reviews. In the European Union visitors have to be told.' },
      },
    ],
    style: [
      choice('view', { grid: 'Cards', list: 'List, large words' }, { label: 'View', defaultValue: 'grid' }),
      { name: 'columns', type: 'number', label: 'Columns', min: 1, max: 4, defaultValue: 3 },
    ],
  },
  {
    group: 'Tours',
    icon: 'star',
    words: 'ratings stars guests avis تقييمات',
    onlyIn: ONLY_IN_TOURS,
    starter: { title: 'What travellers say' },
  },
);
