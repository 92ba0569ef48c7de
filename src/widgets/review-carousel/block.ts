import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { choice } from '../../cms/fields/options.ts';
import { shownAt } from '../../cms/fields/pictureChooserFields.ts';
import { sample } from '../../sections/sample.ts';
import { isSafeHref } from '../../shared/urls.ts';
import { carouselField } from '../carousel/carouselField.ts';
import { labelField } from '../carousel/labelField.ts';

/** Reviews from other sites, entered by hand. */
export const reviewCarouselBlock = defineBlock(
  {
    slug: 'review-carousel',
    interfaceName: 'ReviewCarouselBlock',
    labels: { singular: 'Review carousel', plural: 'Review carousels' },
    fields: [
      labelField(),
      {
        name: 'slides',
        type: 'array',
        label: 'Reviews',
        labels: { singular: 'review', plural: 'reviews' },
        fields: [
          {
            type: 'row',
            fields: [
              {
                name: 'name',
                type: 'text',
                label: 'Who wrote it',
                localized: true,
                required: true,
                admin: { width: '50%' },
              },
              {
                name: 'rating',
                type: 'number',
                label: 'Stars, in halves',
                min: 0,
                max: 5,
                admin: { width: '50%', step: 0.5, description: 'Empty: without stars.' },
              },
            ],
          },
          { name: 'title', type: 'text', label: 'Title', localized: true },
          { name: 'text', type: 'textarea', label: 'Words', localized: true },
          {
            type: 'row',
            fields: [
              { name: 'source', type: 'text', label: 'Published on', localized: true, admin: { width: '50%' } },
              {
                name: 'source_url',
                type: 'text',
                label: 'Address there',
                validate: validateSource,
                admin: { width: '50%' },
              },
            ],
          },
          { name: 'date', type: 'date', label: 'When', admin: { date: { pickerAppearance: 'dayOnly' } } },
          { name: 'picture', type: 'upload', relationTo: 'media', label: 'Picture of the person', admin: shownAt(200) },
        ],
      },
      {
        name: 'verification',
        type: 'text',
        label: 'How reviews are checked',
        localized: true,
        admin: { description: 'In the European Union visitors have to be told, or that they are not.' },
      },
    ],
    style: [
      choice('look', { card: 'Cards', plain: 'Plain, under a line' }, { label: 'Look', defaultValue: 'card' }),
      carouselField(),
    ],
  },
  {
    group: 'Carousels',
    icon: 'star',
    words: 'reviews stars ratings guests avis étoiles تقييمات',
    starter: {
      slides: [
        {
          name: 'Name',
          rating: 5,
          title: 'In a few words',
          text: sample('What somebody wrote of the journey.'),
          source: 'By e-mail',
        },
        {
          name: 'Another name',
          rating: 4.5,
          title: 'And another',
          text: sample('What somebody else wrote of it.'),
          source: 'By e-mail',
        },
        {
          name: 'A third name',
          rating: 5,
          title: 'A third one',
          text: sample('Two or three sentences are enough.'),
          source: 'By e-mail',
        },
      ],
    },
  },
);

/** Field validation: a URL that a page may link to, or an error for the editor. */
function validateSource(value: string | null | undefined): true | string {
  if (!value || isSafeHref(value)) return true;
  return 'Write a web address, such as https://example.com/reviews/.';
}
