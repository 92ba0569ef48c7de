import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { slotField } from '../../cms/fields/layout.ts';
import { choice } from '../../cms/fields/options.ts';
import { plainParagraph } from '../../cms/fields/text/plainParagraph.ts';
import { sample } from '../../sections/sample.ts';
import { carouselField } from './carouselField.ts';
import { labelField } from './labelField.ts';
import { DEFAULT_OFFSET_PX, MAX_OFFSET_PX } from './offsets.ts';

/** A slide of a new carousel, with sample content. */
function slide(title: string): object {
  const content = plainParagraph(sample('Say in two or three sentences what there is to see here.'));
  const card = {
    blockType: 'container',
    backgroundColour: 'sand',
    gap: '3',
    advanced: { paddingStart: '5', paddingEnd: '5', paddingInline: '5' },
    blocks: [
      { blockType: 'heading', text: sample(title), level: 'h3', size: 'm' },
      { blockType: 'rich-text', content },
    ],
  };
  return { blocks: [card] };
}

/** Carousel whose slides hold any blocks. */
export const carouselBlock = defineBlock(
  {
    slug: 'carousel',
    interfaceName: 'CarouselBlock',
    labels: { singular: 'Carousel', plural: 'Carousels' },
    fields: [
      labelField(),
      {
        name: 'slides',
        type: 'array',
        label: 'Slides',
        labels: { singular: 'slide', plural: 'slides' },
        fields: [slotField('blocks')],
      },
    ],
    style: [
      carouselField(),
      { name: 'equal_height', type: 'checkbox', label: 'All slides as tall as the tallest', defaultValue: true },
      {
        type: 'row',
        fields: [
          choice(
            'offset_sides',
            { none: 'Nowhere', both: 'On both sides', start: 'At the start', end: 'At the end' },
            { label: 'Show the edges of the slides beside it', defaultValue: 'none', admin: { width: '60%' } },
          ),
          {
            name: 'offset_width',
            type: 'number',
            label: 'Width of these edges, px',
            min: 0,
            max: MAX_OFFSET_PX,
            defaultValue: DEFAULT_OFFSET_PX,
            admin: { width: '40%', condition: (_, siblings) => (siblings?.offset_sides ?? 'none') !== 'none' },
          },
        ],
      },
    ],
  },
  {
    group: 'Carousels',
    icon: 'gallery-horizontal',
    words: 'slider slideshow carrousel diaporama شرائح',
    starter: {
      slides: [
        slide('The first slide'),
        slide('The second slide'),
        slide('The third slide'),
        slide('The fourth slide'),
      ],
    },
  },
);
