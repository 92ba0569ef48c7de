import type { Example } from '../../render/samples/example.ts';
import { CARAVAN, GORGE, WELLS } from '../../render/samples/pictures.ts';
import { askForDates, heading, words } from '../samples/journeyBlocks.ts';

/** Realistic motion: little of it, and one kind at a time. */
export const blockExamples: Readonly<Record<string, Example>> = {
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
  'a picture that clears up as it is reached, and goes again': {
    block: {
      blockType: 'container',
      width: 'narrow',
      backgroundColour: 'ink',
      advanced: { paddingStart: '9', paddingEnd: '9' },
      blocks: [
        {
          blockType: 'image',
          picture: WELLS,
          ratio: '3/2',
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
  'a picture behind words that draws nearer': {
    block: {
      blockType: 'container',
      width: 'full',
      justify: 'end',
      minHeight: 90,
      minHeightUnit: 'vh',
      backgroundImage: GORGE,
      overlay: 40,
      tag: 'section',
      advanced: {
        motion: [{ effect: 'scale', amount: 1.5, start: 0, end: 100, target: 'background' }],
        paddingEnd: '7',
        paddingInline: '6',
      },
      blocks: [heading('Three hundred metres up, *ten across*'), words('We walk in at eight, before the sun does.')],
    },
  },
  'a line of places that travels as the page is read': {
    block: {
      blockType: 'container',
      width: 'full',
      gap: '0',
      lines: 'block',
      advanced: { paddingStart: '6', paddingEnd: '6' },
      blocks: [
        {
          blockType: 'heading',
          text: 'Imlil · Dadès · Todra · *Merzouga*',
          level: 'p',
          size: 'xl',
          align: 'center',
          advanced: {
            motion: [{ effect: 'translateX', direction: 'left', amount: 1.5 }],
            motion_on: ['desktop', 'tablet'],
            motion_range: 'page',
          },
        },
      ],
    },
  },
  'a print that straightens on the table': {
    block: {
      blockType: 'container',
      width: 'narrow',
      advanced: { paddingStart: '8', paddingEnd: '8' },
      blocks: [
        {
          blockType: 'image',
          picture: WELLS,
          ratio: '3/2',
          caption: 'From the logbook: the wells of Jorf, in the first year',
          advanced: {
            motion: [{ effect: 'rotateZ', amount: 0.1, start: 10, end: 50 }],
            motion_origin: 'left bottom',
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
            askForDates,
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
  'a picture that drifts away from the mouse behind its title': {
    block: {
      blockType: 'container',
      width: 'full',
      align: 'center',
      justify: 'center',
      minHeight: 70,
      minHeightUnit: 'vh',
      backgroundImage: WELLS,
      overlay: 40,
      tag: 'section',
      advanced: { motion: [{ effect: 'mouseTrack', direction: 'opposite', amount: 0.5, target: 'background' }] },
      blocks: [{ blockType: 'heading', text: 'Follow the *wells*', level: 'h2', size: 'display', align: 'center' }],
    },
  },
};
