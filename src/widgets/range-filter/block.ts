import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { listingField } from '../../cms/fields/block/listingField.ts';
import { choice } from '../../cms/fields/options.ts';

export const rangeFilterBlock = defineBlock(
  {
    slug: 'range-filter',
    interfaceName: 'RangeFilterBlock',
    labels: { singular: 'Filter by number', plural: 'Filters by number' },
    fields: [
      listingField,
      {
        name: 'title',
        type: 'text',
        localized: true,
        label: 'Title',
        admin: { description: 'Such as “Price per person”.' },
      },
      choice(
        'range',
        { price: 'Price from', days: 'Days', party: 'Size of the party' },
        { label: 'By', defaultValue: 'price' },
      ),
      {
        name: 'unit',
        type: 'text',
        localized: true,
        label: 'Unit',
        admin: {
          description:
            'Stands behind the numbers, such as “days”. In sliders and menus prices have their currency already.',
        },
      },
    ],
    style: [
      choice(
        'view',
        { fields: 'From and to', atMost: 'Slider, at most', exact: 'Menu of single numbers' },
        { label: 'View', defaultValue: 'fields' },
      ),
      {
        name: 'step',
        type: 'number',
        label: 'Step size',
        min: 1,
        max: 10_000,
        defaultValue: 1,
        admin: { description: 'Of the slider and the arrows of the fields.' },
      },
    ],
  },
  { group: 'Listings', icon: 'sliders-horizontal', words: 'slider price days from to prix durée' },
);
