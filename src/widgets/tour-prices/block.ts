import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { tourTitleFields } from '../../cms/fields/block/tourTitle.ts';
import { ONLY_IN_TOURS } from '../../tours/words.ts';

/** Prices of the tour: by season, by group size, and cancellation terms. */
export const tourPricesBlock = defineBlock(
  {
    slug: 'tour-prices',
    interfaceName: 'TourPricesBlock',
    labels: { singular: 'Prices of the tour', plural: 'Prices of tours' },
    fields: [
      ...tourTitleFields(),
      { name: 'showSeasons', type: 'checkbox', label: 'By season', defaultValue: true },
      { name: 'showParties', type: 'checkbox', label: 'By size of the party', defaultValue: true },
      { name: 'showExtras', type: 'checkbox', label: 'Single use, children, deposit', defaultValue: true },
      { name: 'showCancellation', type: 'checkbox', label: 'What cancelling costs', defaultValue: true },
    ],
  },
  {
    group: 'Tours',
    icon: 'table',
    words: 'rates cost season group tarifs prix أسعار',
    onlyIn: ONLY_IN_TOURS,
    starter: { title: 'What it costs' },
  },
);
