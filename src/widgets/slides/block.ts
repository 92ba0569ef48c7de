import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { linkField } from '../../cms/fields/link/link.ts';
import { choice } from '../../cms/fields/options.ts';
import { shownAt } from '../../cms/fields/pictureChooserFields.ts';
import { sample } from '../../sections/sample.ts';
import { singleCarouselField } from '../carousel/carouselField.ts';
import { labelField } from '../carousel/labelField.ts';
import { DEFAULT_HEIGHT, DEFAULT_OVERLAY, MAX_HEIGHT, MAX_OVERLAY } from './slideLook.ts';

/** Slider of large slides, each a picture with text on it. */
export const slidesBlock = defineBlock(
  {
    slug: 'slides',
    interfaceName: 'SlidesBlock',
    labels: { singular: 'Slides', plural: 'Slides' },
    fields: [
      labelField(),
      {
        name: 'slides',
        type: 'array',
        label: 'Slides',
        labels: { singular: 'slide', plural: 'slides' },
        fields: [
          { name: 'picture', type: 'upload', relationTo: 'media', label: 'Picture', admin: shownAt(1600) },
          { name: 'heading', type: 'text', label: 'Heading', localized: true },
          { name: 'text', type: 'textarea', label: 'Text', localized: true },
          { name: 'button', type: 'text', label: 'Label of the button', localized: true },
          linkField('link', 'Where it leads'),
        ],
      },
      choice('level', { h2: 'H2', h3: 'H3', p: 'None' }, { label: 'Level of headings', defaultValue: 'h2' }),
    ],
    style: [
      {
        type: 'row',
        fields: [
          choice(
            'width',
            { column: 'As its place', full: 'Edge to edge' },
            { label: 'Width', defaultValue: 'full', admin: { width: '50%' } },
          ),
          {
            name: 'height',
            type: 'number',
            label: 'Height, % of the window',
            min: 30,
            max: MAX_HEIGHT,
            defaultValue: DEFAULT_HEIGHT,
            admin: { width: '50%' },
          },
        ],
      },
      {
        type: 'row',
        fields: [
          choice(
            'across',
            { start: 'Start', center: 'Centre', end: 'End' },
            { label: 'Position of the text', defaultValue: 'start', admin: { width: '50%' } },
          ),
          choice(
            'along',
            { start: 'At the top', center: 'In the middle', end: 'At the foot' },
            { label: 'Height of the text', defaultValue: 'end', admin: { width: '50%' } },
          ),
        ],
      },
      {
        name: 'overlay',
        type: 'number',
        label: 'Shade over the picture, %',
        min: 0,
        max: MAX_OVERLAY,
        defaultValue: DEFAULT_OVERLAY,
      },
      choice(
        'ken_burns',
        { none: 'None', in: 'Comes slowly nearer', out: 'Goes slowly away' },
        {
          label: 'Movement of the picture',
          defaultValue: 'none',
          admin: { description: 'Never for visitors who asked for less motion.' },
        },
      ),
      singleCarouselField(),
    ],
  },
  {
    group: 'Carousels',
    icon: 'gallery-horizontal',
    words: 'hero slider banner slideshow carousel diaporama bannière شرائح',
    starter: {
      slides: [
        {
          heading: sample('The first *slide*'),
          text: sample('One sentence that makes people want to go on.'),
          button: 'Read on',
          link: { kind: 'address', address: '/' },
        },
        {
          heading: sample('The second *slide*'),
          text: sample('Choose a picture for each of them.'),
          button: 'Read on',
          link: { kind: 'address', address: '/' },
        },
      ],
    },
  },
);
