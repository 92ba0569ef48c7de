import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { tourTitleFields } from '../../cms/fields/block/tourTitle.ts';
import { enquiryFields } from '../../cms/fields/link/enquiryFields.ts';
import { choice } from '../../cms/fields/options.ts';
import { ONLY_IN_TOURS } from '../../tours/words.ts';

/** The itinerary of the tour, day by day. The fragment `#day-3` opens its third day. */
export const itineraryBlock = defineBlock(
  {
    slug: 'itinerary',
    interfaceName: 'ItineraryBlock',
    labels: { singular: 'Itinerary', plural: 'Itineraries' },
    fields: [
      ...tourTitleFields(),
      choice(
        'opens',
        { first: 'The first day is open', all: 'All are open', none: 'All are closed' },
        {
          label: 'At first',
          defaultValue: 'first',
          admin: { description: 'In print and in the search all of it is there.' },
        },
      ),
      ...enquiryFields('day'),
      { name: 'showOpenAll', type: 'checkbox', label: 'A button that opens all days', defaultValue: true },
    ],
    style: [
      { name: 'showPictures', type: 'checkbox', label: 'With the pictures of the days', defaultValue: true },
      choice('size', { l: 'Large titles', m: 'Medium titles' }, { label: 'Titles', defaultValue: 'l' }),
    ],
  },
  {
    group: 'Tours',
    icon: 'milestone',
    words: 'day by day programme schedule plan jours programme برنامج يوم',
    onlyIn: ONLY_IN_TOURS,
    starter: { title: 'Day by day' },
  },
);
