import type { Example } from '../../render/samples/example.ts';
import type { AnyBlock } from '../../render/types.ts';
import { askForDates, days, heading, words } from '../samples/journeyBlocks.ts';

/** Name and button of a tour in one line. */
const dateBar = (advanced: AnyBlock['advanced']): AnyBlock => ({
  blockType: 'container',
  direction: 'row',
  justify: 'between',
  align: 'center',
  backgroundColour: 'sand',
  blocks: [
    { blockType: 'heading', text: 'Seven days to Erg Chebbi, *from 12 October*', level: 'h3', size: 'm' },
    askForDates,
  ],
  advanced: { ...advanced, paddingStart: '4', paddingEnd: '4' },
});

/** Realistic sticky blocks; the last two stick until the page ends. */
export const blockExamples: Readonly<Record<string, Example>> = {
  'a bar of dates that stays at the top of its chapter, and lifts off the page': {
    block: {
      blockType: 'container',
      width: 'full',
      gap: '0',
      blocks: [
        dateBar({ sticky: 'top', sticky_on: ['tablet', 'desktop'], sticky_effects_offset: 80, sticky_parent: true }),
        {
          blockType: 'container',
          width: 'narrow',
          blocks: days(4),
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
        { blockType: 'container', gap: '7', blocks: days(4) },
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
                askForDates,
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
  'a button that stays at the bottom on phones, until its chapter ends': {
    block: {
      blockType: 'container',
      width: 'full',
      gap: '6',
      blocks: [
        { blockType: 'container', width: 'narrow', gap: '7', blocks: days(2) },
        {
          blockType: 'container',
          backgroundColour: 'ink',
          align: 'center',
          blocks: [askForDates],
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
  'a button that stays at the bottom on phones, until the page ends': {
    block: {
      blockType: 'container',
      width: 'full',
      gap: '6',
      blocks: [
        {
          blockType: 'container',
          backgroundColour: 'ink',
          align: 'center',
          blocks: [askForDates],
          advanced: { sticky: 'bottom', sticky_on: ['mobile'], paddingStart: '3', paddingEnd: '3' },
        },
        { blockType: 'container', width: 'narrow', gap: '7', blocks: days(2) },
      ],
    },
  },
  'a bar of dates that leaves its column, and stays until the page ends': {
    block: {
      blockType: 'container',
      width: 'full',
      gap: '0',
      blocks: [
        { blockType: 'container', width: 'full', blocks: [dateBar({ sticky: 'top', sticky_on: ['desktop'] })] },
        {
          blockType: 'container',
          width: 'narrow',
          blocks: days(3),
          gap: '7',
          advanced: { paddingStart: '7', paddingEnd: '7' },
        },
      ],
    },
  },
};
