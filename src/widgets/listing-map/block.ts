import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { listingField } from '../../cms/fields/block/listingField.ts';

/** Map of a listing's tours by destination, drawn from their points: without a map service. */
export const listingMapBlock = defineBlock(
  {
    slug: 'listing-map',
    interfaceName: 'ListingMapBlock',
    labels: { singular: 'Map of a listing', plural: 'Maps of listings' },
    fields: [
      listingField,
      {
        name: 'label',
        type: 'text',
        localized: true,
        label: 'Label of its button',
        admin: { description: 'On phones the map is folded away behind a button. Left empty: “Map”.' },
      },
      {
        name: 'showWays',
        type: 'checkbox',
        label: 'The way of each tour',
        defaultValue: true,
        admin: {
          description: 'Thin lines, of at most 24 tours; that of a tour stands out while somebody looks at its card.',
        },
      },
    ],
  },
  { group: 'Listings', icon: 'map', words: 'map places journeys carte خريطة' },
);
