import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { leadsTo } from '../../cms/fields/link/documentLink.ts';
import { choice } from '../../cms/fields/options.ts';
import { DEFAULT_COLUMNS, MASONRY_SPACING_PX } from '../posts/constants.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './constants.ts';

type Siblings =
  | { source?: string; kind?: string; pagination?: string; view?: string; alternate?: unknown; alternatePlace?: string }
  | undefined;

const isQuery = (_: unknown, siblings: Siblings): boolean => (siblings?.source ?? 'query') === 'query';

/** Listing of documents as cards, with filters and pagination. */
export const listingBlock = defineBlock(
  {
    slug: 'listing',
    interfaceName: 'ListingBlock',
    labels: { singular: 'Listing', plural: 'Listings' },
    fields: [
      choice(
        'source',
        { query: 'By kind and terms', chosen: 'Chosen by hand', current: 'Those of the archive it stands on' },
        { label: 'What it lists', defaultValue: 'query' },
      ),
      choice(
        'kind',
        { posts: 'Articles', tours: 'Tours', pages: 'Pages' },
        {
          label: 'Kind',
          defaultValue: 'posts',
          admin: { condition: (_, siblings: Siblings) => siblings?.source !== 'current' },
        },
      ),
      {
        name: 'include',
        type: 'relationship',
        ...leadsTo('terms'),
        hasMany: true,
        label: 'Only with these terms',
        admin: {
          condition: isQuery,
          description:
            'Of one group (such as regions) any of them, of several groups one of each. Terms below them count too.',
        },
      },
      {
        name: 'exclude',
        type: 'relationship',
        ...leadsTo('terms'),
        hasMany: true,
        label: 'Without these terms',
        admin: { condition: isQuery },
      },
      {
        name: 'chosen',
        type: 'relationship',
        ...leadsTo('documents'),
        hasMany: true,
        label: 'Documents',
        admin: {
          condition: (_, siblings) => siblings?.source === 'chosen',
          description: 'Only those of the kind above are shown, in this order.',
        },
      },
      {
        name: 'order',
        type: 'select',
        label: 'Sort order',
        options: [
          { value: 'newest', label: 'Newest first' },
          { value: 'oldest', label: 'Oldest first' },
          { value: 'title', label: 'By title' },
          { value: 'price', label: 'Tours: the lowest price first' },
          { value: 'price-desc', label: 'Tours: the highest price first' },
          { value: 'days', label: 'Tours: the shortest first' },
          { value: 'days-desc', label: 'Tours: the longest first' },
        ],
        admin: { description: 'Left empty: the newest first, and chosen ones as they were chosen.' },
      },
      {
        type: 'row',
        fields: [
          {
            name: 'pageSize',
            type: 'number',
            label: 'How many on a page',
            min: 1,
            max: MAX_PAGE_SIZE,
            defaultValue: DEFAULT_PAGE_SIZE,
            admin: { width: '40%' },
          },
          choice(
            'pagination',
            {
              none: 'None',
              numbers: 'Page numbers',
              previousNext: 'Previous and next',
              loadMore: 'A button that shows more',
              infinite: 'More as one scrolls',
            },
            { label: 'Pages', defaultValue: 'numbers', admin: { width: '60%' } },
          ),
        ],
      },
      { name: 'showCount', type: 'checkbox', label: 'Says how many there are', defaultValue: true },
      {
        name: 'emptyText',
        type: 'text',
        label: 'What it says when nothing is found',
        localized: true,
        admin: { description: 'Below it stands which filter to drop.' },
      },
      {
        name: 'template',
        type: 'relationship',
        relationTo: 'templates',
        label: 'Card template',
        admin: { description: 'A template that is the card of one document. Left empty: the card of this site.' },
      },
      {
        name: 'alternate',
        type: 'relationship',
        relationTo: 'templates',
        label: 'Other card',
        admin: { description: 'Stands at some places in place of the first, such as a larger one.' },
      },
      {
        type: 'row',
        fields: [
          choice(
            'alternatePlace',
            { every: 'At every so many', at: 'At one place' },
            {
              label: 'Position of the other card',
              defaultValue: 'every',
              admin: { width: '60%', condition: (_, siblings) => Boolean(siblings?.alternate) },
            },
          ),
          {
            name: 'alternateNumber',
            type: 'number',
            label: 'Number',
            min: 1,
            max: MAX_PAGE_SIZE,
            defaultValue: 5,
            admin: { width: '40%', condition: (_, siblings) => Boolean(siblings?.alternate) },
          },
        ],
      },
      {
        name: 'showCompare',
        type: 'checkbox',
        label: 'Tours can be compared',
        defaultValue: false,
        admin: {
          description: 'On the cards of this site. Needs a page at /compare/ with the block “Comparison of tours”.',
          condition: (_, siblings: Siblings) => siblings?.source === 'current' || siblings?.kind === 'tours',
        },
      },
      choice('cardLevel', { h2: 'H2', h3: 'H3', h4: 'H4' }, { label: 'Level of titles', defaultValue: 'h3' }),
    ],
    style: [
      choice('view', { grid: 'Grid', list: 'List', masonry: 'Masonry' }, { label: 'View', defaultValue: 'grid' }),
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
    group: 'Listings',
    icon: 'layout-grid',
    words: 'list grid tours trips loop catalogue liste voyages قائمة رحلات',
    starter: { pageSize: 6 },
  },
);
