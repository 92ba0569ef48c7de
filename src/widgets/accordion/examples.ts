import type { Examples } from '../../render/samples/example.ts';
import { GORGE } from '../../render/samples/pictures.ts';
import { link, list, paragraph, richText } from '../../render/samples/text.ts';
import type { AnyBlock } from '../../render/types.ts';

const text = (...nodes: Parameters<typeof richText>): AnyBlock => ({
  blockType: 'rich-text',
  content: richText(...nodes),
});

export const blockExamples: Examples<'accordion'> = {
  'questions before a journey': {
    block: {
      blockType: 'accordion',
      isFaq: true,
      opens: 'first',
      look: 'ruled',
      sign: 'plus',
      signSide: 'end',
      size: 'l',
      level: 'h3',
      items: [
        {
          title: 'Do I need a visa?',
          anchor: 'visa',
          blocks: [
            text(
              paragraph(
                'Citizens of the United Kingdom, the European Union, the United States, Canada, Australia and New Zealand may stay for up to 90 days without one.',
              ),
              paragraph('Others should ask the Moroccan consulate, since some nationalities need an e-visa.'),
            ),
          ],
        },
        {
          title: 'How much money should I bring?',
          anchor: 'money',
          blocks: [
            text(
              paragraph(
                'Lodging and most meals are in the price. 150 to 250 dirhams a day is enough for lunches, tea and small things. There are no cash machines in the villages.',
              ),
            ),
          ],
        },
        {
          title: 'Is travel insurance compulsory?',
          blocks: [
            text(
              paragraph(
                'Yes, on all our journeys: for medical treatment, rescue and flight home, and walking to the height on the journey’s page. ',
                link('/practical-information/', 'Practical information'),
                ' has the details.',
              ),
            ),
          ],
        },
        {
          title: 'Can I charge my telephone in the dunes?',
          blocks: [
            text(
              paragraph(
                'From the car by day, and not at the camp. There is no signal either; the guide has a satellite phone.',
              ),
            ),
          ],
        },
      ],
    },
  },
  'the days of a journey, in boxes, with another accordion inside': {
    block: {
      blockType: 'accordion',
      opens: 'none',
      isFaq: false,
      look: 'boxed',
      sign: 'chevron',
      signSide: 'start',
      size: 'm',
      level: 'h4',
      items: [
        {
          title: 'Day 1: Marrakech to Imlil, under Toubkal',
          icon: 'mountain',
          blocks: [
            text(
              paragraph(
                'An hour and a half by car, then on foot through walnut terraces to the house of the Aït Idar family.',
              ),
            ),
            {
              blockType: 'accordion',
              level: 'p',
              size: 'm',
              items: [
                {
                  title: 'Where we sleep',
                  blocks: [text(paragraph('A family house at 1,740 metres, with hot showers.'))],
                },
                {
                  title: 'What is for dinner',
                  blocks: [text(paragraph('Soup, tagine of goat or of vegetables, and oranges.'))],
                },
              ],
            },
          ],
        },
        {
          title: 'Day 2: Over Tizi n’Tamatert',
          icon: 'footprints',
          blocks: [text(list('bullet', ['Five hours on foot', '540 metres up, 620 down', 'Lunch at the pass']))],
        },
        {
          title: 'Day 3: Through the Todra gorge',
          icon: 'car',
          blocks: [{ blockType: 'image', picture: GORGE }],
        },
      ],
    },
  },
  'titles that are no headings, without a sign': {
    block: {
      blockType: 'accordion',
      sign: 'none',
      level: 'p',
      items: [
        { title: 'In spring', icon: 'sun', blocks: [text(paragraph('The passes are open from the middle of April.'))] },
        {
          title: 'In winter',
          icon: 'moon',
          blocks: [text(paragraph('The dunes are at their best, and the nights are cold.'))],
        },
      ],
    },
  },
  'a level for every place': {
    block: {
      blockType: 'accordion',
      level: 'h5',
      items: [
        {
          title: 'Getting to the start',
          blocks: [text(paragraph('A driver can meet you at the airport for 200 dirhams.'))],
        },
      ],
    },
  },
  'under a heading of the fourth level': {
    block: {
      blockType: 'accordion',
      level: 'h6',
      items: [{ title: 'By train from Casablanca', blocks: [text(paragraph('A little under three hours.'))] }],
    },
  },
  'under a heading of the fifth': {
    block: {
      blockType: 'accordion',
      level: 'h2',
      items: [{ title: 'By bus from Essaouira', blocks: [text(paragraph('About three hours.'))] }],
    },
  },
};
