import type { Field } from 'payload';
import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { choice } from '../../cms/fields/options.ts';
import { shownAt } from '../../cms/fields/pictureChooserFields.ts';
import { MAX_RATING, RATING_STEP } from '../../parts/reviews/rules/rating.ts';
import { sample } from '../../sections/sample.ts';
import { t } from '../../shared/studioWords/t.ts';
import { isSafeHref } from '../../shared/urls.ts';
import { DEFAULT_LIMIT, MAX_SHOWN } from './constants.ts';

const shown = (when: string) => (_: unknown, siblings: { source?: string } | undefined) => siblings?.source === when;
const ofAll = shown('newest');

const byHand: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'name',
        type: 'text',
        label: 'Name of the guest',
        localized: true,
        required: true,
        admin: { width: '50%' },
      },
      { name: 'place', type: 'text', label: 'Home town or country', localized: true, admin: { width: '50%' } },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'rating',
        type: 'number',
        label: 'Stars',
        min: 0,
        max: MAX_RATING,
        admin: { width: '50%', step: RATING_STEP, description: 'From 0 to 5. Empty: none are shown.' },
      },
      { name: 'date', type: 'date', label: 'When', admin: { width: '50%', date: { pickerAppearance: 'dayOnly' } } },
    ],
  },
  { name: 'title', type: 'text', label: 'Title', localized: true },
  { name: 'text', type: 'textarea', label: 'Review', localized: true, required: true },
  { name: 'portrait', type: 'upload', relationTo: 'media', label: 'Portrait', admin: shownAt(200) },
  {
    type: 'row',
    fields: [
      { name: 'source', type: 'text', label: 'Published on', localized: true, admin: { width: '50%' } },
      {
        name: 'sourceUrl',
        type: 'text',
        label: 'Its address',
        validate: (value: unknown) =>
          !value || isSafeHref(String(value)) || t('Write an address that begins with https://.'),
        admin: { width: '50%' },
      },
    ],
  },
];

export const reviewsBlock = defineBlock(
  {
    slug: 'reviews',
    interfaceName: 'ReviewsBlock',
    labels: { singular: 'Reviews', plural: 'Reviews' },
    fields: [
      choice(
        'source',
        { newest: 'The newest of the collection', chosen: 'Chosen from the collection', hand: 'Written here' },
        { label: 'Which reviews', defaultValue: 'newest' },
      ),
      {
        name: 'chosen',
        type: 'relationship',
        relationTo: 'reviews',
        hasMany: true,
        label: 'Reviews',
        admin: { condition: shown('chosen') },
      },
      { name: 'items', type: 'array', label: 'Reviews', fields: byHand, admin: { condition: shown('hand') } },
      {
        type: 'row',
        fields: [
          {
            name: 'limit',
            type: 'number',
            label: 'How many',
            min: 1,
            max: MAX_SHOWN,
            defaultValue: DEFAULT_LIMIT,
            admin: { width: '50%', condition: ofAll },
          },
          {
            name: 'least',
            type: 'number',
            label: 'With at least so many stars',
            min: 0,
            max: MAX_RATING,
            admin: {
              width: '50%',
              condition: ofAll,
              step: RATING_STEP,
              description: 'The mean above them is of all reviews, whatever is shown.',
            },
          },
        ],
      },
      {
        name: 'showSummary',
        type: 'checkbox',
        label: 'The mean and the number of all',
        defaultValue: true,
        admin: { condition: ofAll },
      },
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
    group: 'Social',
    icon: 'star',
    words: 'ratings stars guests testimonials avis étoiles تقييمات',
    starter: {
      source: 'hand',
      items: [
        {
          name: 'A guest',
          rating: MAX_RATING,
          text: sample('What a guest wrote after the journey, word for word.'),
          source: 'Guest book',
        },
      ],
    },
  },
);
