import type { Example } from '../../render/samples/example.ts';
import { CARAVAN, WELLS } from '../../render/samples/pictures.ts';
import type { AnyBlock } from '../../render/types.ts';
import { askForDates, heading, words } from '../samples/journeyBlocks.ts';

/** A fact of a tour, with a staggered entrance. */
function fact(name: string, text: string, index: number): AnyBlock {
  return {
    blockType: 'container',
    gap: '3',
    blocks: [heading(name, 'h3'), words(text)],
    advanced: { entrance_animation: 'fadeInUp', entrance_animation_delay: index * 150 },
  };
}

/** Realistic entrances: one for a section, and a slow one. */
export const blockExamples: Readonly<Record<string, Example>> = {
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
  'a picture and its story that come in from either side': {
    block: {
      blockType: 'container',
      direction: 'grid',
      grid: '2-1',
      gap: '7',
      align: 'center',
      advanced: { paddingStart: '7', paddingEnd: '7' },
      blocks: [
        {
          blockType: 'image',
          picture: WELLS,
          ratio: '3/2',
          caption: 'Each mound is a well; between them runs the water',
          advanced: { entrance_animation: 'fadeInLeft', entrance_animation_duration: 'normal' },
        },
        {
          blockType: 'container',
          gap: '4',
          blocks: [
            heading('A river you see from its wells', 'h3'),
            words('What once was snow runs below the plain to the palm groves of the Tafilalt.'),
          ],
          advanced: { entrance_animation: 'fadeInRight', entrance_animation_duration: 'normal' },
        },
      ],
    },
  },
  'an offer that grows into its place, fast': {
    block: {
      blockType: 'container',
      width: 'narrow',
      advanced: { paddingStart: '7', paddingEnd: '7' },
      blocks: [
        {
          blockType: 'container',
          gap: '4',
          backgroundColour: 'sand',
          blocks: [
            heading('Two places left on 12 October', 'h3'),
            words('We hold them for a day while you ask at home.'),
            askForDates,
          ],
          advanced: {
            entrance_animation: 'zoomIn',
            entrance_animation_duration: 'fast',
            paddingStart: '6',
            paddingEnd: '6',
            paddingInline: '6',
          },
        },
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
      overlay: 55,
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
};
