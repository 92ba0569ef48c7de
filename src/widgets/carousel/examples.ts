import type { Examples } from '../../render/samples/example.ts';
import { CARAVAN, GORGE, samplePicture, WELLS } from '../../render/samples/pictures.ts';
import { paragraph, richText } from '../../render/samples/text.ts';
import type { AnyBlock, Media } from '../../render/types.ts';

const CAMP = samplePicture('desert-camp-night', { id: 4, alt: 'Six tents below a dune, under the Milky Way' });
const TEA = samplePicture('mint-tea', { id: 5, alt: 'Tea poured from high above the glass' });
const COAST = samplePicture('essaouira-boats', { id: 6, alt: 'Blue boats in the harbour of Essaouira' });

/** Example slide: a day of a journey. */
function day(title: string, text: string, picture: Media): { blocks: AnyBlock[] } {
  return {
    blocks: [
      {
        blockType: 'container',
        gap: '4',
        blocks: [
          { blockType: 'image', picture, ratio: '4/5' },
          { blockType: 'heading', text: title, level: 'h3', size: 'm' },
          { blockType: 'rich-text', content: richText(paragraph(text)) },
        ],
      },
    ],
  };
}

const DAYS = [
  day('Over the pass', 'Marrakech behind us by eight. Snow on the north side, almond trees on the south.', CARAVAN),
  day('Into the gorge', 'We walk the narrow part at noon, when the sun reaches the river for half an hour.', GORGE),
  day('Along the wells', 'Lahcen opens one of them and lets down a rope. The water is eleven metres below.', WELLS),
  day('The camp', 'Six tents, one fire, no engine for twenty kilometres. Dinner at eight, stars at nine.', CAMP),
  day('Down to the sea', 'Sardines from the grill at the harbour, and the last night with a sound of waves.', COAST),
];

/** Example slide: a short text on a background. */
function note(title: string, text: string, backgroundColour: 'sand' | 'ink'): { blocks: AnyBlock[] } {
  const content = richText(paragraph(text));
  return {
    blocks: [
      {
        blockType: 'container',
        backgroundColour,
        gap: '3',
        advanced: { paddingStart: '5', paddingEnd: '5', paddingInline: '5' },
        blocks: [
          { blockType: 'heading', text: title, level: 'h3', size: 'm' },
          { blockType: 'rich-text', content },
        ],
      },
    ],
  };
}

export const blockExamples: Examples<'carousel'> = {
  'five days of a journey, three at a time': {
    block: {
      blockType: 'carousel',
      label: 'Five days to the sea',
      equal_height: true,
      offset_sides: 'none',
      slides: DAYS,
    },
  },
  'days that move by themselves, one after the other': {
    block: {
      blockType: 'carousel',
      label: 'Five days to the sea',
      equal_height: false,
      offset_sides: 'end',
      offset_width: 96,
      carousel: { slides_to_show: 2, autoplay: true, autoplay_speed: 5000, pagination: 'fraction', space_between: 32 },
      slides: DAYS,
    },
  },
  'short answers with two ends, the next peeking in': {
    block: {
      blockType: 'carousel',
      label: 'Before you pack',
      offset_sides: 'both',
      carousel: { infinite: false, slides_to_show: 2, slides_to_scroll: 2, pagination: 'progress', lazyload: false },
      slides: [
        note(
          'How cold is the desert?',
          'In January minus two at night, and eighteen degrees by noon. Bring a hat.',
          'sand',
        ),
        note('Do I need boots?', 'Light walking shoes are enough. Sandals for the camp, nothing white.', 'ink'),
        note(
          'Is there a signal?',
          'In the valleys, yes. In the dunes only on the highest one, towards Algeria.',
          'sand',
        ),
        note('Can I drink the water?', 'From our canister always. From the tap in towns we would not.', 'ink'),
      ],
    },
  },
  'one after the other, fading': {
    block: {
      blockType: 'carousel',
      label: 'Scenes of the road',
      offset_sides: 'start',
      offset_width: 0,
      carousel: { slides_to_show: 1, effect: 'fade', speed: 800, pagination: 'dots' },
      slides: [CAMP, TEA, COAST].map((picture) => ({ blocks: [{ blockType: 'image', picture, ratio: '16/9' }] })),
    },
  },
  'two cards, which need no arrows': {
    block: {
      blockType: 'carousel',
      label: 'The first and the last day',
      slides: [DAYS[0], DAYS[4]].flatMap((one) => one ?? []),
    },
  },
};
