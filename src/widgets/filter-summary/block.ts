import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { listingField } from '../../cms/fields/block/listingField.ts';
import { choice } from '../../cms/fields/options.ts';

export const filterSummaryBlock = defineBlock(
  {
    slug: 'filter-summary',
    interfaceName: 'FilterSummaryBlock',
    labels: { singular: 'What is filtered', plural: 'What is filtered' },
    fields: [
      listingField,
      { name: 'showCount', type: 'checkbox', label: 'How many there are', defaultValue: true },
      { name: 'showChosen', type: 'checkbox', label: 'What is chosen, each to be taken away', defaultValue: true },
      {
        name: 'orders',
        type: 'array',
        label: 'Orders to choose from',
        labels: { singular: 'Sort order', plural: 'Sort orders' },
        admin: { description: 'The first is that of the list itself. Without any there is no choice.' },
        fields: [
          choice(
            'order',
            {
              newest: 'Newest first',
              oldest: 'Oldest first',
              title: 'By title',
              price: 'Price, the lowest first',
              'price-desc': 'Price, the highest first',
              days: 'Length, the shortest first',
              'days-desc': 'Length, the longest first',
            },
            { label: 'Sort order', defaultValue: 'newest' },
          ),
          { name: 'label', type: 'text', localized: true, label: 'Label' },
        ],
      },
    ],
  },
  {
    group: 'Listings',
    icon: 'list-checks',
    words: 'chosen filters reset count filtres choisis',
  },
);
