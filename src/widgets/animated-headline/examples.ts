import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'animated-headline'> = {
  'a line drawn below what matters': {
    block: {
      blockType: 'animated-headline',
      kind: 'stroke',
      before: 'Slow enough to',
      highlighted: 'hear the sand',
      level: 'h2',
      stroke: 'underline',
      size: 'display',
      align: 'start',
    },
  },
  'places that take turns': {
    block: {
      blockType: 'animated-headline',
      kind: 'rotate',
      before: 'Nine days on foot, from',
      words: [{ text: 'the snow of Toubkal' }, { text: 'the cedars of Azrou' }, { text: 'the palms of the Draa' }],
      after: 'to the last dune',
      seconds: 3,
      level: 'h2',
      size: 'xl',
      align: 'start',
    },
  },
  'a ring around a number, in the middle': {
    block: {
      blockType: 'animated-headline',
      kind: 'stroke',
      before: 'Never more than',
      highlighted: 'eight',
      after: 'at one table',
      level: 'h3',
      stroke: 'circle',
      size: 'xl',
      align: 'center',
    },
  },
  'two lines, at the level of a title': {
    block: {
      blockType: 'animated-headline',
      kind: 'stroke',
      before: 'We go when',
      highlighted: 'the roses',
      after: 'do',
      level: 'h4',
      stroke: 'double',
      size: 'l',
    },
  },
  'a wave, for the coast': {
    block: {
      blockType: 'animated-headline',
      kind: 'stroke',
      before: 'Five days along',
      highlighted: 'the Atlantic',
      level: 'h1',
      stroke: 'wave',
      size: 'l',
    },
  },
  'what guests ask for, in the middle, as no heading': {
    block: {
      blockType: 'animated-headline',
      kind: 'rotate',
      before: 'You bring',
      words: [{ text: 'good shoes' }, { text: 'a warm hat' }, { text: 'some patience' }],
      level: 'p',
      size: 'l',
      align: 'center',
    },
  },
};
