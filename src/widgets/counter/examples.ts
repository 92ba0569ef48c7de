import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'counter'> = {
  'how far we walk': {
    block: {
      blockType: 'counter',
      number: 1460,
      suffix: 'km',
      title: 'on foot with guests last year, and about as many glasses of tea',
      separator: true,
      look: 'plain',
      align: 'start',
    },
  },
  'what guests say, with a decimal, below a line': {
    block: {
      blockType: 'counter',
      number: 4.9,
      decimals: 1,
      prefix: '★',
      suffix: 'of 5',
      title: 'from 312 travellers who answered when they were home again',
      look: 'ruled',
      align: 'start',
    },
  },
  'since when, in the middle, without a mark for thousands': {
    block: {
      blockType: 'counter',
      number: 2011,
      start: 1980,
      duration: 3,
      prefix: 'since',
      title: 'the same six guides, and two of their sons',
      separator: false,
      align: 'center',
    },
  },
  'the price of a place, standing still': {
    block: {
      blockType: 'counter',
      number: 1890,
      duration: 0,
      prefix: 'from €',
      title: 'for nine days, with everything but the flight',
      align: 'end',
    },
  },
};
