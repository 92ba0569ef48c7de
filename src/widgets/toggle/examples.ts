import type { Examples } from '../../render/samples/example.ts';
import { list, paragraph, richText } from '../../render/samples/text.ts';
import type { AnyBlock } from '../../render/types.ts';

const text = (...nodes: Parameters<typeof richText>): AnyBlock => ({
  blockType: 'rich-text',
  content: richText(...nodes),
});

const INCLUDED = text(
  list('bullet', ['All nights, breakfasts and dinners', 'Guide, driver and fuel', 'Mules for the bags']),
);
const EXTRA = text(list('bullet', ['Flights', 'Travel insurance', 'Lunches on driving days, 60 to 120 dirhams']));

export const blockExamples: Examples<'toggle'> = {
  'what the price holds, all closed': {
    block: {
      blockType: 'toggle',
      opens: 'none',
      isFaq: false,
      look: 'ruled',
      sign: 'plus',
      signSide: 'end',
      size: 'l',
      level: 'h3',
      items: [
        { title: 'Included in the price', icon: 'check', blocks: [INCLUDED] },
        { title: 'Not included', icon: 'x', anchor: 'not-included', blocks: [EXTRA] },
      ],
    },
  },
  'small print, the first one open, in boxes': {
    block: {
      blockType: 'toggle',
      opens: 'first',
      look: 'boxed',
      sign: 'chevron',
      signSide: 'start',
      size: 'm',
      level: 'h4',
      items: [
        {
          title: 'If you have to cancel',
          blocks: [
            text(
              paragraph(
                'Until 61 days before the start we return everything, the deposit included; until 31 days we keep the deposit. The date of your e-mail counts.',
              ),
            ),
          ],
        },
        {
          title: 'When the rest is due',
          blocks: [
            text(paragraph('You confirm with a deposit of 20 per cent. The rest is due 45 days before the start.')),
          ],
        },
      ],
    },
  },
  'answers that are all to be read': {
    block: {
      blockType: 'toggle',
      opens: 'all',
      isFaq: true,
      sign: 'none',
      level: 'h5',
      items: [
        { title: 'Can children come along?', blocks: [text(paragraph('From ten, and under twelve they pay half.'))] },
        { title: 'May I have my own room?', blocks: [text(paragraph('Yes, for €130 more.'))] },
      ],
    },
  },
  'titles of the fifth level': {
    block: {
      blockType: 'toggle',
      level: 'h6',
      items: [{ title: 'Sockets', blocks: [text(paragraph('Types C and E, 220 volts.'))] }],
    },
  },
  'titles of the sixth': {
    block: {
      blockType: 'toggle',
      level: 'h2',
      items: [{ title: 'The time', blocks: [text(paragraph('GMT+1, but GMT during Ramadan.'))] }],
    },
  },
  'titles that are no headings': {
    block: {
      blockType: 'toggle',
      level: 'p',
      items: [
        {
          title: 'Emergency numbers',
          icon: 'phone',
          blocks: [text(paragraph('Police 19, gendarmerie 177, ambulance 150.'))],
        },
      ],
    },
  },
};
