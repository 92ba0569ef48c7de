import type { Examples } from '../../render/samples/example.ts';
import { CARAVAN, GORGE } from '../../render/samples/pictures.ts';
import { list, paragraph, richText } from '../../render/samples/text.ts';
import type { AnyBlock } from '../../render/types.ts';

const text = (...nodes: Parameters<typeof richText>): AnyBlock => ({
  blockType: 'rich-text',
  content: richText(...nodes),
});

const SPRING = text(
  paragraph('Almond blossom in February, roses in the Dadès in May. The high passes open in the middle of April.'),
  paragraph('By day 20 to 26 degrees, and cool nights above 2,000 metres.'),
);
const SUMMER = text(
  paragraph('For the Atlas and the coast. South of the mountains it is too hot to walk: 40 degrees and more.'),
);
const AUTUMN = text(
  paragraph('Dates are picked in October. The light is at its best, and so is the desert until December.'),
);
const WINTER = text(paragraph('Warm days in the dunes, nights near freezing. Snow closes the passes now and then.'));

export const blockExamples: Examples<'tabs'> = {
  'the seasons': {
    block: {
      blockType: 'tabs',
      arrangement: 'horizontal',
      look: 'line',
      align: 'start',
      level: 'h3',
      items: [
        { title: 'Spring', icon: 'droplet', blocks: [SPRING] },
        { title: 'Summer', icon: 'sun', anchor: 'summer', blocks: [SUMMER] },
        { title: 'Autumn', icon: 'thermometer', blocks: [AUTUMN] },
        { title: 'Winter', icon: 'moon', blocks: [WINTER] },
      ],
    },
  },
  'a journey from all sides, tabs beside': {
    block: {
      blockType: 'tabs',
      arrangement: 'vertical',
      look: 'line',
      level: 'h2',
      items: [
        {
          title: 'The route',
          blocks: [
            text(paragraph('From Imlil under Toubkal to the dunes of Erg Chebbi, nine days along one line of water.')),
            { blockType: 'image', picture: CARAVAN },
          ],
        },
        {
          title: 'What is included',
          blocks: [
            {
              blockType: 'icon-list',
              items: [
                { icon: 'check', text: 'All nights, breakfasts and dinners' },
                { icon: 'check', text: 'Guide, driver and fuel' },
                { icon: 'x', text: 'Flights and insurance' },
              ],
            },
          ],
        },
        {
          title: 'Questions',
          blocks: [
            {
              blockType: 'accordion',
              level: 'h3',
              size: 'm',
              items: [
                {
                  title: 'How fit must I be?',
                  blocks: [text(paragraph('Five to six hours of walking on two of the days.'))],
                },
                { title: 'Can I join halfway?', blocks: [text(paragraph('In Ouarzazate, on the fourth day.'))] },
              ],
            },
          ],
        },
      ],
    },
  },
  'filled, in the middle, with tabs inside': {
    block: {
      blockType: 'tabs',
      look: 'filled',
      align: 'center',
      level: 'h4',
      items: [
        {
          title: 'Small groups',
          blocks: [
            text(paragraph('Two to eight travellers, on fixed dates.')),
            {
              blockType: 'tabs',
              level: 'p',
              items: [
                {
                  title: 'Walking',
                  blocks: [text(list('bullet', ['From snow to sand', 'Three nights in the dunes']))],
                },
                {
                  title: 'By car',
                  blocks: [text(list('bullet', ['The road of kasbahs', 'The Atlantic by slow road']))],
                },
              ],
            },
          ],
        },
        {
          title: 'Just you',
          blocks: [text(paragraph('Any journey on any day, for two or more, from 15 per cent above its price.'))],
        },
      ],
    },
  },
  'over the whole width': {
    block: {
      blockType: 'tabs',
      align: 'stretch',
      level: 'h5',
      items: [
        { title: 'Arriving', icon: 'car', blocks: [{ blockType: 'image', picture: GORGE }] },
        { title: 'Sleeping', icon: 'bed', blocks: [text(paragraph('In family houses, small inns and two camps.'))] },
      ],
    },
  },
  'titles of the sixth level': {
    block: {
      blockType: 'tabs',
      level: 'h6',
      items: [
        { title: 'Celsius', blocks: [text(paragraph('18 to 26 degrees in October.'))] },
        { title: 'Fahrenheit', blocks: [text(paragraph('64 to 79 degrees in October.'))] },
      ],
    },
  },
  'titles that are no headings': {
    block: {
      blockType: 'tabs',
      level: 'p',
      items: [
        { title: 'Price in euro', icon: 'wallet', blocks: [text(paragraph('From €690 per person in a shared room.'))] },
        { title: 'In pounds', blocks: [text(paragraph('From £590 per person in a shared room.'))] },
      ],
    },
  },
};
