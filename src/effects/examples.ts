import { plainParagraph } from '../cms/fields/plainParagraph.ts';
import type { Example } from '../render/samples/example.ts';
import { CARAVAN, GORGE, WELLS } from '../render/samples/pictures.ts';
import type { AnyBlock } from '../render/types.ts';

const book: AnyBlock = {
  blockType: 'button',
  label: 'Ask for dates',
  link: { kind: 'address', address: '/category/journeys/' },
};

const heading = (text: string, level: 'h2' | 'h3' = 'h2'): AnyBlock => ({ blockType: 'heading', text, level });

const words = (text: string): AnyBlock => ({ blockType: 'rich-text', content: plainParagraph(text) }) as AnyBlock;

/** A fact of a journey, coming in after those before it. */
function fact(name: string, text: string, index: number): AnyBlock {
  return {
    blockType: 'container',
    gap: '3',
    blocks: [heading(name, 'h3'), words(text)],
    advanced: { entrance_animation: 'fadeInUp', entrance_animation_delay: index * 150 },
  };
}

const DAYS = [
  [
    'Day 1 · Marrakech to Aït Benhaddou',
    'Over the Tizi n’Tichka, with bread and olives at the top. We arrive when the day’s coaches have left.',
  ],
  ['Day 2 · The Dadès and the Todra', 'Two gorges and the road between them, at the pace of who stops for roses.'],
  [
    'Day 3 · To the edge of the sand',
    'The wells of the khettara before noon, tea with Lahcen’s family, and the first dune on foot.',
  ],
  ['Day 4 · Erg Chebbi', 'Up before the sun, breakfast after it. The camels carry the water; you carry nothing.'],
] as const;

/** A day of a journey, with what there is to see on it. */
function day(name: string, text: string): AnyBlock {
  const picture: AnyBlock = { blockType: 'image', picture: WELLS, ratio: '3/2' };
  return { blockType: 'container', gap: '4', blocks: [heading(name, 'h3'), words(text), picture] };
}

/** Each effect as an operator would use it, by what it shows; worth a page of its own in the pattern book. */
export const blockExamples: Readonly<Record<string, Example>> = {
  'a bar of dates that stays at the top of its chapter, and lifts off the page': {
    block: {
      blockType: 'container',
      width: 'full',
      gap: '0',
      blocks: [
        {
          blockType: 'container',
          direction: 'row',
          justify: 'between',
          align: 'center',
          backgroundColour: 'sand',
          blocks: [
            { blockType: 'heading', text: 'Seven days to Erg Chebbi, *from 12 October*', level: 'h3', size: 'm' },
            book,
          ],
          advanced: {
            sticky: 'top',
            sticky_on: ['tablet', 'desktop'],
            sticky_effects_offset: 80,
            sticky_parent: true,
            paddingStart: '4',
            paddingEnd: '4',
          },
        },
        {
          blockType: 'container',
          width: 'narrow',
          blocks: DAYS.map(([name, text]): AnyBlock => day(name, text)),
          gap: '7',
          advanced: { paddingStart: '7', paddingEnd: '7' },
        },
      ],
    },
  },
  'a summary that stays beside the days of a journey': {
    block: {
      blockType: 'container',
      direction: 'grid',
      grid: '2-1',
      gap: '7',
      advanced: { paddingStart: '7', paddingEnd: '7' },
      blocks: [
        {
          blockType: 'container',
          gap: '7',
          blocks: DAYS.map(([name, text]): AnyBlock => day(name, text)),
        },
        {
          blockType: 'container',
          blocks: [
            {
              blockType: 'container',
              gap: '4',
              backgroundColour: 'paper',
              lines: 'block',
              blocks: [
                heading('In short', 'h3'),
                words('Seven days, eight travellers, one mechanic. From 1,190 euros.'),
                book,
              ],
              advanced: {
                sticky: 'top',
                sticky_on: ['desktop'],
                sticky_offset: 32,
                sticky_parent: true,
                paddingStart: '5',
                paddingEnd: '5',
              },
            },
          ],
        },
      ],
    },
  },
  'facts that come in one after another': {
    block: {
      blockType: 'container',
      direction: 'grid',
      grid: '1-1-1',
      gap: '6',
      advanced: { paddingStart: '7', paddingEnd: '7' },
      blocks: [
        fact('Small', 'Eight travellers at most, and never two groups in one camp.', 0),
        fact('Slow', 'Two nights wherever it is worth two nights.', 1),
        fact('Answered', 'A person replies within one working day, from Merzouga.', 2),
      ],
    },
  },
  'a title that comes in over a picture that moves behind it': {
    block: {
      blockType: 'container',
      width: 'full',
      align: 'center',
      justify: 'center',
      minHeight: 80,
      minHeightUnit: 'vh',
      backgroundImage: CARAVAN,
      overlay: 45,
      tag: 'section',
      blocks: [
        {
          blockType: 'heading',
          text: 'The dune *moves*. You stand still.',
          level: 'h2',
          size: 'display',
          align: 'center',
          advanced: { entrance_animation: 'fadeIn', entrance_animation_duration: 'slow' },
        },
      ],
      advanced: { motion: [{ effect: 'translateY', amount: 2, target: 'background' }] },
    },
  },
  'two pictures that pass each other': {
    block: {
      blockType: 'container',
      direction: 'grid',
      grid: '1-1',
      gap: '6',
      advanced: { paddingStart: '8', paddingEnd: '8' },
      blocks: [
        {
          blockType: 'image',
          picture: GORGE,
          ratio: '4/5',
          shape: 'arch',
          caption: 'The Todra, at the hour when the sun reaches the ground',
          advanced: { motion: [{ effect: 'translateY', amount: 1 }], motion_on: ['desktop', 'tablet'] },
        },
        {
          blockType: 'image',
          picture: CARAVAN,
          ratio: '4/5',
          caption: 'Erg Chebbi, an hour before sunset',
          advanced: {
            motion: [
              { effect: 'translateY', direction: 'down', amount: 1 },
              { effect: 'scale', direction: 'out-in-out', amount: 0.5 },
            ],
            motion_on: ['desktop', 'tablet'],
          },
        },
      ],
    },
  },
  'words that clear up as they are reached, and go again': {
    block: {
      blockType: 'container',
      width: 'narrow',
      backgroundColour: 'ink',
      advanced: { paddingStart: '9', paddingEnd: '9' },
      blocks: [
        {
          blockType: 'quote',
          text: 'A person who is in a hurry has already drunk tomorrow’s water.',
          cite: 'Lahcen, at the second well',
          look: 'pull',
          advanced: {
            motion: [
              { effect: 'opacity', direction: 'out-in', amount: 7, start: 10, end: 40 },
              { effect: 'blur', direction: 'out-in', amount: 4, start: 10, end: 40 },
            ],
          },
        },
      ],
    },
  },
  'a card that turns towards the mouse': {
    block: {
      blockType: 'container',
      width: 'narrow',
      advanced: { paddingStart: '8', paddingEnd: '8' },
      blocks: [
        {
          blockType: 'container',
          gap: '4',
          backgroundColour: 'brand',
          pattern: 'zellige',
          blocks: [
            heading('Ask us anything', 'h3'),
            words('What to pack, whether your knees will do, where the good bread is.'),
            book,
          ],
          advanced: {
            motion: [{ effect: 'tilt', amount: 1.5 }],
            paddingStart: '7',
            paddingEnd: '7',
            paddingInline: '6',
          },
        },
      ],
    },
  },
  'a button that stays at the bottom on phones, until its chapter ends': {
    block: {
      blockType: 'container',
      width: 'full',
      gap: '6',
      blocks: [
        {
          blockType: 'container',
          width: 'narrow',
          gap: '7',
          blocks: DAYS.slice(0, 2).map(([name, text]): AnyBlock => day(name, text)),
        },
        {
          blockType: 'container',
          backgroundColour: 'ink',
          align: 'center',
          blocks: [book],
          advanced: {
            sticky: 'bottom',
            sticky_on: ['mobile'],
            sticky_parent: true,
            paddingStart: '3',
            paddingEnd: '3',
          },
        },
      ],
    },
  },
};
