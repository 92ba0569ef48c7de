import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { choice } from '../../cms/fields/options.ts';
import { sample } from '../../sections/sample.ts';
import { singleCarouselField } from '../carousel/carouselField.ts';
import { labelField } from '../carousel/labelField.ts';

/** Carousel of testimonials. */
export const testimonialCarouselBlock = defineBlock(
  {
    slug: 'testimonial-carousel',
    interfaceName: 'TestimonialCarouselBlock',
    labels: { singular: 'Testimonials', plural: 'Testimonials' },
    fields: [
      labelField(),
      {
        name: 'slides',
        type: 'array',
        label: 'Testimonials',
        labels: { singular: 'testimonial', plural: 'testimonials' },
        fields: [
          { name: 'text', type: 'textarea', label: 'Words', localized: true, required: true },
          {
            type: 'row',
            fields: [
              { name: 'name', type: 'text', label: 'Name', localized: true, admin: { width: '50%' } },
              { name: 'role', type: 'text', label: 'Who that is', localized: true, admin: { width: '50%' } },
            ],
          },
          { name: 'picture', type: 'upload', relationTo: 'media', label: 'Picture of the person' },
        ],
      },
    ],
    style: [
      choice('skin', { default: 'Plain', bubble: 'In a bubble' }, { label: 'Look', defaultValue: 'default' }),
      choice(
        'layout',
        {
          inline: 'Person below, in a line',
          stacked: 'Person below, picture first',
          above: 'Person above',
          left: 'Person at the start',
          right: 'Person at the end',
        },
        { label: 'Arrange', defaultValue: 'inline' },
      ),
      choice('align', { start: 'Start', center: 'Centre' }, { label: 'Alignment', defaultValue: 'start' }),
      singleCarouselField(),
    ],
  },
  {
    group: 'Carousels',
    icon: 'quote',
    words: 'testimonials voices guests quotes slider témoignages avis آراء',
    starter: {
      slides: [
        {
          text: sample('What somebody said of the journey, in their own words.'),
          name: 'Name',
          role: 'Travelled in October',
        },
        {
          text: sample('What somebody else said. Two or three sentences are enough.'),
          name: 'Another name',
          role: 'Travelled in May',
        },
      ],
    },
  },
);
