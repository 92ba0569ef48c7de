import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { listingField } from '../../cms/fields/block/listingField.ts';
import { choice } from '../../cms/fields/options.ts';
import { DEFAULT_SHOWN, DEFAULT_TAXONOMY } from './constants.ts';

/** A native select is single and shows all terms. */
const isNoMenu = (_: unknown, siblings: { view?: unknown } | undefined): boolean => siblings?.view !== 'select';

export const taxonomyFilterBlock = defineBlock(
  {
    slug: 'taxonomy-filter',
    interfaceName: 'TaxonomyFilterBlock',
    labels: { singular: 'Filter by terms', plural: 'Filters by terms' },
    fields: [
      listingField,
      { name: 'title', type: 'text', localized: true, label: 'Title', admin: { description: 'Such as “Where to”.' } },
      choice(
        'taxonomy',
        {
          destinations: 'Destinations',
          'tour-types': 'Types of tour',
          categories: 'Categories',
          tags: 'Tags',
          duration: 'Length, in steps',
          price: 'Price, in steps',
          month: 'Month',
          start: 'Where it starts',
        },
        { label: 'By', defaultValue: DEFAULT_TAXONOMY },
      ),
      choice(
        'multiple',
        { DISABLED: 'One at a time', OR: 'Several, any of them', AND: 'Several, all of them' },
        { label: 'How many', defaultValue: 'DISABLED', admin: { condition: isNoMenu } },
      ),
      {
        name: 'isExclusion',
        type: 'checkbox',
        label: 'Leave out what is chosen',
        defaultValue: false,
        admin: { description: 'The list then shows everything else.' },
      },
      {
        name: 'allText',
        type: 'text',
        localized: true,
        label: 'Words for “all”',
        admin: { description: 'What clears this filter; “All” when empty.' },
      },
    ],
    style: [
      choice(
        'view',
        { list: 'List', chips: 'Chips', checkboxes: 'Boxes to tick', select: 'Menu to choose from' },
        { label: 'View', defaultValue: 'list' },
      ),
      choice(
        'hierarchy',
        { indented: 'All, set in', drillDown: 'Below what is chosen', none: 'Side by side' },
        { label: 'Terms under other terms', defaultValue: 'indented' },
      ),
      { name: 'showCounts', type: 'checkbox', label: 'How many each has', defaultValue: true },
      choice(
        'emptyTerms',
        { disabled: 'Shown, but not to be chosen', hidden: 'Hidden' },
        { label: 'Terms without entries', defaultValue: 'disabled' },
      ),
      {
        name: 'shown',
        type: 'number',
        label: 'Terms before “show more”',
        min: 0,
        max: 100,
        defaultValue: DEFAULT_SHOWN,
        admin: { condition: isNoMenu, description: '0 shows all.' },
      },
    ],
  },
  { group: 'Listings', icon: 'list-filter', words: 'filter categories checkbox choices filtre catégories تصفية' },
);
