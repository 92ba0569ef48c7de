import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { tourTitleFields } from '../../cms/fields/block/tourTitle.ts';
import { choice } from '../../cms/fields/options.ts';
import { ONLY_IN_TOURS } from '../../tours/words.ts';

/** Route of the tour, drawn from its points: without a map service. */
export const tourRouteBlock = defineBlock(
  {
    slug: 'tour-route',
    interfaceName: 'TourRouteBlock',
    labels: { singular: 'Route of the tour', plural: 'Routes of tours' },
    fields: [
      ...tourTitleFields(),
      {
        name: 'showProfile',
        type: 'checkbox',
        label: 'How the way climbs and falls',
        defaultValue: true,
        admin: { description: 'Where points or days have heights.' },
      },
    ],
    style: [
      choice(
        'list',
        { beside: 'Beside the map', below: 'Below it' },
        { label: 'List of places', defaultValue: 'beside', admin: { description: 'On phones below the map.' } },
      ),
    ],
  },
  {
    group: 'Tours',
    icon: 'map',
    words: 'map way stops itinerary trajet carte مسار خريطة',
    onlyIn: ONLY_IN_TOURS,
    starter: { title: 'The way' },
  },
);
